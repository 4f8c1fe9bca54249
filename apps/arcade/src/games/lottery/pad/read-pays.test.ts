import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import { expect, test } from 'vitest';
import { readPays } from './read-pays.ts';

const playOf = (family: keyof typeof FAMILIES, code: string) => findPlay(FAMILIES[family], code)!;
const lott = { type: 'TRADITION', mode: 'LOTT', series: 1_960, unitValue: 20n } as const;
const free = { type: 'ENTERTAINMENT', mode: 'ELOTT', series: undefined, unitValue: 0n } as const;

test('[PLAY-9] in tradition a prize that all symbols have is said once', () => {
  const { all, bySymbol } = readPays(playOf('SSC', 'FIX_1'), lott);
  expect(all).toHaveLength(1);
  expect(bySymbol.size).toBe(0);
});

test('[PLAY-9] symbols that win differently say what they win, in tradition too', () => {
  const total = readPays(playOf('K3', 'TOTAL'), lott).bySymbol;
  expect(total.size).toBe(16);
  // 216 outcomes, of which 27 are ten and one is three.
  expect(total.get('10')).toEqual({ numerator: 196n, denominator: 25n });
  expect(total.get('3')).toEqual({ numerator: 5_292n, denominator: 25n });
});

test('[PLAY-9] in entertainment each symbol says its odds', () => {
  expect(readPays(playOf('SSC', 'DT'), free).bySymbol.size).toBe(3);
  expect(readPays(playOf('SSC', 'SUM_BS'), free).bySymbol.size).toBe(2);
});
