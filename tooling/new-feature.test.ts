import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AGGREGATES } from './new-feature/add-to-aggregates.ts';
import { refuseName, type Stamped, stampFeature } from './new-feature/stamp-feature.ts';
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

/** A feature that does not exist yet; the last of them is built last. */
const unbuilt = FEATURE_ORDER.findLast((feature) => !refuseName(ROOT, feature));

const folders: string[] = [];

function copyOf(paths: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'maneki-new-feature-'));
  folders.push(copy);
  for (const path of paths) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  return copy;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.runIf(unbuilt)('a stamped feature', () => {
  const feature = unbuilt!;
  let copy: string;
  let before: TreeFile[];
  let told: Stamped;

  beforeAll(() => {
    copy = copyOf(COPIED);
    before = readTree(copy);
    told = stampFeature(copy, feature);
  });

  test('is tidy on every side', () => {
    const known = new Map(before.map((file) => [file.path, file]));
    // The copy lacks what the stamp does not touch, of which the rules about the whole may complain.
    const usual = new Set(complaints(before, []));
    const sameOrNew = (file: TreeFile) => {
      const old = known.get(file.path);
      return old?.text === file.text ? old : file;
    };
    const stamped = readTree(copy).map(sameOrNew);
    const changed = stamped.filter((file) => known.get(file.path) !== file);
    expect(changed.length).toBeGreaterThan(told.created.length);
    const after = complaints(stamped, changed).filter((complaint) => !usual.has(complaint));
    expect(after).toEqual([]);
    expect(told.byHand).toEqual([]);
    expect(told.created).toContain(`apps/server/src/features/${feature}/README.md`);
    expect(told.created).toContain(`packages/phrases/src/vi/${feature}.ts`);
    expect(told.created).toContain(`apps/player/src/features/${feature}/index.ts`);
    expect(told.created).toContain(`apps/console/src/features/${feature}/pages.ts`);
  });

  test('stands in every list of features', () => {
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
});

test('a list that looks different is left alone and named', () => {
  const lists = AGGREGATES.map(({ path }) => path);
  const different = 'apps/server/src/feature-list.ts';
  const copy = copyOf(lists.filter((path) => path !== different));
  const { byHand } = stampFeature(copy, unbuilt ?? 'wallet');
  expect(byHand.map(({ path }) => path)).toEqual([different]);
});

test('names that cannot be a feature are refused with the reason', () => {
  expect(refuseName(ROOT, undefined)).toContain('Usage');
  expect(refuseName(ROOT, 'Wallet')).toContain('one lower-case word');
  expect(refuseName(ROOT, 'red-packets')).toContain('one lower-case word');
  expect(refuseName(ROOT, 'casino')).toContain('no place in the order');
  expect(refuseName(ROOT, 'site')).toContain('already');
});
