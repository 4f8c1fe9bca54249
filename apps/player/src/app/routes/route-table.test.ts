import { existsSync } from 'node:fs';
import { LANGUAGES } from '@maneki/contract/language';
import { expect, test } from 'vitest';
import { findPhrases } from '#platform/words/phrase-files.ts';
import { routeTable, type SiteRoute } from './route-table.ts';

const rows = Object.entries<SiteRoute>(routeTable);

test.each(rows)('the page %s has the file that it names', (_, { screen }) => {
  expect(existsSync(new URL(`../../${screen}`, import.meta.url))).toBe(true);
});

test('no two pages share an address', () => {
  const paths = rows.map(([, { path }]) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(rows)('the page %s has its words in every language', (_, { catalogues }) => {
  for (const language of LANGUAGES) {
    for (const name of catalogues) expect(findPhrases(language, name)).toBeTypeOf('function');
  }
});
