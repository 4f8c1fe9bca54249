import { FAMILIES } from '@maneki/games/lottery/families';
import { expect, test } from 'vitest';
import { listPrizes } from './vn-prizes.ts';

test.each([
  ['VN_N', [1, 1, 2, 6, 4, 6, 3, 4]],
  ['VN_C', [1, 1, 1, 2, 7, 1, 3, 1, 1]],
  ['VN_S', [1, 1, 1, 2, 7, 1, 3, 1, 1]],
] as const)(
  '[PLAY-9] a result of %s falls into its prizes, every number in one',
  (family, counts) => {
    const result = FAMILIES[family].draw({ below: (count: number) => count - 1 } as never);
    const prizes = listPrizes(family, result);
    expect(prizes.map(({ numbers }) => numbers.length)).toEqual([...counts]);
    expect(prizes.flatMap(({ numbers }) => numbers)).toEqual([...result]);
    for (const { numbers } of prizes)
      expect(new Set(numbers.map(({ length }) => length)).size).toBe(1);
  },
);
