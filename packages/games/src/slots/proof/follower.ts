import type { Face } from './list-faces.ts';

/** What may still win after some columns, followed into the next one. */
export type Follower = {
  /** How many candidates there are before the first column. */
  readonly candidates: number;
  /** Shows the column's face to the candidates; answers how many may go on. */
  step(column: number, alive: number, face: Face): number;
  /** What those that ended in the last step won. */
  settled: number;
  /** Tells apart whatever may lie ahead of the candidates before a column. */
  keyOf(column: number, alive: number): string;
};
