import type { Draws } from '../fair/draws.ts';

class OutOfDraws extends Error {}

/**
 * Plays every possible sequence of draws once, and answers each with its share of all. Sequences longer
 * than the limit are left out, so that the shares tell how much of the whole was seen.
 */
export function* walkDraws<Result>(
  play: (draws: Draws) => Result,
  { drawsMax }: { readonly drawsMax: number },
): Generator<{ readonly result: Result; readonly share: number }> {
  let path: { taken: number; count: number }[] = [];
  do {
    let depth = 0;
    const draws: Draws = {
      blocksUsed: 0,
      below(count) {
        if (depth === drawsMax) throw new OutOfDraws();
        if (depth === path.length) path.push({ taken: 0, count });
        depth += 1;
        return path[depth - 1]!.taken;
      },
    };
    const result = attempt(() => play(draws));
    const share = path.reduce((product, { count }) => product / count, 1);
    if (result) yield { result: result.value, share };
    path = path.slice(0, path.findLastIndex(({ taken, count }) => taken < count - 1) + 1);
    if (path.length > 0) path.at(-1)!.taken += 1;
  } while (path.length > 0);
}

function attempt<Result>(play: () => Result): { value: Result } | undefined {
  try {
    return { value: play() };
  } catch (error) {
    if (error instanceof OutOfDraws) return undefined;
    throw error;
  }
}
