import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseName, stampFeature } from './new-feature/stamp-feature.ts';
import { FEATURE_ORDER } from './tidy/order.ts';
import { readTree, type TreeFile } from './tidy/source-tree.ts';
import { complaints } from './tidy.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The sides of a feature and the lists of all features: enough for a stamp and for its neighbours. */
const COPIED = [
  'apps/server/src/features',
  'apps/server/src/feature-list.ts',
  'apps/player/src/features',
  'apps/console/src',
  'packages/contract/src',
  'packages/phrases/src',
];

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'maneki-new-feature-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** A feature that does not exist yet; the last of them is built last. */
const unbuilt = () => FEATURE_ORDER.findLast((feature) => !refuseName(copy, feature));

test('a stamped feature is tidy on every side', () => {
  const feature = unbuilt();
  if (!feature) return expect(FEATURE_ORDER.every((name) => refuseName(copy, name))).toBe(true);
  const before = readTree(copy);
  const known = new Map(before.map((file) => [file.path, file]));
  // The copy lacks what the stamp does not touch, of which the rules about the whole may complain.
  const usual = new Set(complaints(before, []));
  const { created, byHand } = stampFeature(copy, feature);
  const sameOrNew = (file: TreeFile) => {
    const old = known.get(file.path);
    return old?.text === file.text ? old : file;
  };
  const stamped = readTree(copy).map(sameOrNew);
  const changed = stamped.filter((file) => known.get(file.path) !== file);
  expect(changed.length).toBeGreaterThan(created.length);
  const after = complaints(stamped, changed).filter((complaint) => !usual.has(complaint));
  expect(after).toEqual([]);
  expect(byHand).toEqual([]);
  expect(created).toContain(`apps/server/src/features/${feature}/README.md`);
  expect(created).toContain(`packages/phrases/src/vi/${feature}.ts`);
  expect(created).toContain(`apps/player/src/features/${feature}/index.ts`);
  expect(created).toContain(`apps/console/src/features/${feature}/pages.ts`);
}, 60_000);

test('a stamped feature stands in every list of features', () => {
  const feature = unbuilt();
  if (!feature) return expect(FEATURE_ORDER.every((name) => refuseName(copy, name))).toBe(true);
  stampFeature(copy, feature);
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  expect(read('packages/contract/src/contract.ts')).toMatch(
    new RegExp(`^  ${feature}: \\{ \\.\\.\\.${feature}Endpoints, `, 'm'),
  );
  expect(read('packages/contract/src/contract.ts')).toContain(`...${feature}Refusals`);
  expect(read('packages/phrases/src/phrases.ts')).toContain(`readonly ${feature}: typeof`);
  expect(read('packages/phrases/src/every-phrase.ts')).toContain(`${feature}: ${feature}TH`);
  expect(read('apps/server/src/feature-list.ts')).toContain(`${feature}: ${feature}Feature`);
  expect(read('apps/console/src/app/pages.ts')).toMatch(
    new RegExp(`, \\.\\.\\.${feature}Pages,?\\s*\\];`),
  );
  expect(read('apps/console/src/words/ja.ts')).toContain(`...${feature}Ja`);
});

test('a list that looks different is left alone and named', () => {
  const feature = unbuilt() ?? 'wallet';
  rmSync(join(copy, 'apps/server/src/feature-list.ts'), { force: true });
  const { byHand } = stampFeature(copy, feature);
  expect(byHand.map(({ path }) => path)).toEqual(['apps/server/src/feature-list.ts']);
});

test('names that cannot be a feature are refused with the reason', () => {
  expect(refuseName(copy, undefined)).toContain('Usage');
  expect(refuseName(copy, 'Wallet')).toContain('one lower-case word');
  expect(refuseName(copy, 'red-packets')).toContain('one lower-case word');
  expect(refuseName(copy, 'casino')).toContain('no place in the order');
  expect(refuseName(copy, 'site')).toContain('already');
});
