import type { SlotRules } from '../model.ts';
import { followLines } from './follow-lines.ts';
import { followWays } from './follow-ways.ts';
import { type Look, listFaces, listTails } from './list-faces.ts';

/** How many windows of a cycle pay so much on lines or ways and show these marks. */
export type SpinCount = { readonly pay: number; readonly mark: number; readonly windows: number };

/** Pays and marks in one number, which a map finds faster than a pair. */
const MARKS = 1024;

/**
 * Every window of a machine, each counted as often as it comes. What the columns to the right can bring
 * depends only on the runs that reach them, so it is worked out once for each set of runs.
 */
export function tallySpins(rules: SlotRules, look: Look): SpinCount[] {
  const faces = listFaces(rules, look);
  const tails = listTails(faces);
  const follower = rules.lines.length > 0 ? followLines(rules) : followWays(rules);
  const known = faces.map(() => new Map<string, ReadonlyMap<number, number>>());

  const visit = (column: number, alive: number): ReadonlyMap<number, number> => {
    if (alive === 0) return tails[column]!;
    const key = follower.keyOf(column, alive);
    const before = known[column]!.get(key);
    if (before) return before;
    const found = new Map<number, number>();
    for (const face of faces[column]!) {
      const after = follower.step(column, alive, face);
      const here = follower.settled * MARKS + face.mark;
      for (const [ahead, windows] of visit(column + 1, after))
        found.set(here + ahead, (found.get(here + ahead) ?? 0) + windows * face.weight);
    }
    known[column]!.set(key, found);
    return found;
  };
  return [...visit(0, follower.candidates)].map(([both, windows]) => ({
    pay: Math.floor(both / MARKS),
    mark: both % MARKS,
    windows,
  }));
}
