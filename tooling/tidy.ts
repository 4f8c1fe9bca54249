/**
 * Checks what the compiler cannot: where code lives, what it imports, how large it grows. It goes by
 * the names of folders, so a new feature is guarded the day it is created. `npm run tidy` shows the
 * complaints; the gate runs the same check as a test.
 */
import { resolve } from 'node:path';
import { checkBrowser } from './tidy/check-browser.ts';
import { checkConditions } from './tidy/check-conditions.ts';
import { checkCycles } from './tidy/check-cycles.ts';
import { checkFeatures } from './tidy/check-features.ts';
import { checkImports } from './tidy/check-imports.ts';
import { checkMigrations } from './tidy/check-migrations.ts';
import { checkNames } from './tidy/check-names.ts';
import { checkReach } from './tidy/check-reach.ts';
import { checkSizes } from './tidy/check-sizes.ts';
import { checkSql } from './tidy/check-sql.ts';
import { checkText } from './tidy/check-text.ts';
import { type FileRule, type TreeRule, writeComplaint } from './tidy/complaint.ts';
import { readTree, type TreeFile } from './tidy/source-tree.ts';

const FILE_RULES: readonly FileRule[] = [
  checkNames,
  checkSizes,
  checkImports,
  checkReach,
  checkSql,
  checkConditions,
  checkText,
];

const TREE_RULES: readonly TreeRule[] = [checkFeatures, checkMigrations, checkCycles, checkBrowser];

/**
 * All complaints about a tree, each as one line for the reader. Where only some files changed, the rules
 * about single files look at those alone.
 */
export function complaints(files: readonly TreeFile[], changed = files): string[] {
  const found = [
    ...changed.flatMap((file) => FILE_RULES.flatMap((rule) => rule(file))),
    ...TREE_RULES.flatMap((rule) => rule(files)),
  ];
  return found.map(writeComplaint);
}

if (import.meta.main) {
  const found = complaints(readTree(resolve(import.meta.dirname, '..')));
  for (const complaint of found) console.log(complaint);
  console.log(found.length === 0 ? 'All is tidy.' : `${found.length} complaints.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
