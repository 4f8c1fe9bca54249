import type { Draws } from '@maneki/games/fair/draws';

const RANGE = 2 ** 32;
const WARM_UP = 16;

/**
 * Draws from a small fast generator (Chris Doty-Humphrey's sfc32). It can be foretold, so nobody may ever
 * play with it; but it passes the usual tests of randomness, and the same seed simulates the same rounds.
 */
export function seedDraws(seed: number): Draws {
  let [a, b, c, counter] = [0, seed | 0, 0x9e3779b9 | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  return {
    below(count) {
      const fair = RANGE - (RANGE % count);
      let word = next();
      while (word >= fair) word = next();
      return word % count;
    },
    blocksUsed: 0,
  };
}
