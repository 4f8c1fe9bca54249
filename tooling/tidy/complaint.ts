import type { TreeFile } from './source-tree.ts';

/** What a rule has against a file. */
export type Complaint = {
  readonly path: string;
  readonly line?: number;
  readonly message: string;
};

/** A rule that looks at one file at a time. */
export type FileRule = (file: TreeFile) => Complaint[];

/** A rule about files that belong together. */
export type TreeRule = (files: readonly TreeFile[]) => Complaint[];

export const writeComplaint = ({ path, line, message }: Complaint): string =>
  `${path}${line ? `:${line}` : ''}: ${message}`;
