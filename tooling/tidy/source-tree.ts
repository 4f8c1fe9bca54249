import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file by its path from the root of the repository, with `/` between the parts. */
export type TreeFile = { readonly path: string; readonly text: string };

const ROOTS = ['apps', 'packages', 'tooling', 'bench', 'faults', 'e2e'];
const READ = /\.(?:tsx?|mjs|sql|md)$/;

/** What is made by a program, or is not ours. */
const SKIPPED = new Set(['node_modules', 'build', 'generated', 'rasters', 'coverage']);

/** Reads all that the rules look at. Other files are listed with an empty text: their names count. */
export function readTree(root: string): TreeFile[] {
  const files: TreeFile[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else
        files.push({ path, text: READ.test(path) ? readFileSync(join(root, path), 'utf8') : '' });
    }
  };
  for (const folder of ROOTS) if (existsSync(join(root, folder))) visit(folder);
  return files.sort((left, right) => (left.path < right.path ? -1 : 1));
}

export const isSource = ({ path }: TreeFile): boolean => /\.(?:tsx?|mjs)$/.test(path);

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Code that only tests run: the tests themselves and what they build on. */
export const isForTests = (path: string): boolean => isTest(path) || path.includes('/testing/');
