import { expect, test } from 'vitest';
import { mayGive } from './amount.ts';

test.each([
  ['0', 0n, false],
  ['the most', 15_000_0000n, true],
  ['more', 15_001_0000n, false],
  ['half a yen', 5_000n, false],
  ['less than nothing', -1_0000n, false],
] as const)('[CONSOLE-2] an operator gives %s of up to 100 units', (_, amount, may) => {
  expect(mayGive({ maximumRu: 100 }, { amount, currency: 'JPY' })).toBe(may);
});
