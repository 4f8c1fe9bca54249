import { FAMILIES } from '@maneki/games/lottery/families';
import { expect, test } from 'vitest';
import { groupResult, prizesOf } from './prizes.ts';

test.each(['VN_N', 'VN_C', 'VN_S', 'SEA'] as const)(
  'what the form of %s asks for is a result of it, and nothing shorter or longer is',
  (family) => {
    const prizes = prizesOf(family)!;
    const result = prizes.flatMap(({ count, digits }) =>
      Array<string>(count).fill('1'.repeat(digits)),
    );
    expect(FAMILIES[family].isResult(result)).toBe(true);
    expect(FAMILIES[family].isResult([...result, '11'])).toBe(false);
    expect(groupResult(prizes, result).flat()).toEqual(result);
  },
);
