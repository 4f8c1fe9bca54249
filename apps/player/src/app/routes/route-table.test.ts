import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeTable, type SiteRoute } from './route-table.ts';

const rows = Object.entries<SiteRoute>(routeTable);

test.each(rows)('the page %s has the file that it names', (_, { screen }) => {
  expect(existsSync(new URL(`../../${screen}`, import.meta.url))).toBe(true);
});

test('no two pages share an address', () => {
  const paths = rows.map(([, { path }]) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});
