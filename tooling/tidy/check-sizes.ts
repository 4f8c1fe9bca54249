import type { Complaint, FileRule } from './complaint.ts';
import { isSource, isTest } from './source-tree.ts';

export const LINES_MAX = { source: 400, component: 300, test: 800 } as const;
export const COLUMNS_MAX = 120;

/** A text in quotes cannot be broken: a path of a drawing, a list of utility classes. It does not count. */
const TEXT = /(['"`])(?:\\.|(?!\1).)*\1/g;

/** Where sentences stand: in some languages one that is broken in two would be read with a gap. */
const WORDS = ['packages/phrases/', 'apps/server/src/features/content/seed/'];

/** Files stay readable. Data is exempt: a list is as long as it is. */
export const checkSizes: FileRule = (file) => {
  const { path, text } = file;
  if (!isSource(file) || path.endsWith('/data.ts')) return [];
  const lines = text.split('\n');
  // A file ends with a line break, which opens no further line.
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const complaints: Complaint[] = [];
  const countMax = LINES_MAX[kindOf(path)];
  if (count > countMax) {
    const message = `${count} lines, at most ${countMax}: split it by responsibility`;
    complaints.push({ path, message });
  }
  if (WORDS.some((folder) => path.startsWith(folder))) return complaints;
  for (const [index, line] of lines.entries()) {
    if (line.length <= COLUMNS_MAX) continue;
    const columns = [...line.replace(TEXT, '')].length;
    if (columns <= COLUMNS_MAX) continue;
    complaints.push({
      path,
      line: index + 1,
      message: `${columns} columns, at most ${COLUMNS_MAX}`,
    });
  }
  return complaints;
};

function kindOf(path: string): keyof typeof LINES_MAX {
  if (isTest(path)) return 'test';
  return path.endsWith('.tsx') ? 'component' : 'source';
}
