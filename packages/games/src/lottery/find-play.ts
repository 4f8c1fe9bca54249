import { invariant } from '@maneki/kernel/invariant';
import type { Family, Play, Result } from './play.ts';

const plays = new WeakMap<Family, ReadonlyMap<string, Play>>();

export function findPlay(family: Family, code: string): Play | undefined {
  const byCode = plays.get(family) ?? new Map(family.plays.map((play) => [play.code, play]));
  plays.set(family, byCode);
  return byCode.get(code);
}

/** What a history says of a result beside its numbers: sums, and what won in the plays that are worth a column. */
export function derive(family: Family, result: Result): Readonly<Record<string, number | string>> {
  const shown = family.shows.map((code) => {
    const play = findPlay(family, code);
    invariant(play, `${code} is a play`);
    return [code, play.read(result)[0]![0]!] as const;
  });
  return { ...family.figures(result), ...Object.fromEntries(shown) };
}
