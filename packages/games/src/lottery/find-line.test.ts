import { expect, test } from 'vitest';
import { FAMILIES } from './families.ts';
import { canPayHalf, findLine } from './find-line.ts';
import { findPlay } from './find-play.ts';
import type { FamilyCode } from './play.ts';

test.each<[FamilyCode, string, string, string | undefined]>([
  ['VN_N', 'LO2', '47', '47'],
  ['VN_N', 'LO2', '7', undefined],
  ['VN_N', 'LO2', '100', undefined],
  // Several lines at once are no line.
  ['VN_N', 'LO2', '47,48', undefined],
  ['VN_N', 'X2', '12-34', '12-34'],
  ['VN_N', 'X2', '12', undefined],
  ['SSC', 'DIRECT3_FIRST3', '1-2-3', '1-2-3'],
  ['SSC', 'DIRECT3_FIRST3', '1-2', undefined],
  ['SSC', 'BS_1', 'BIG', 'BIG'],
  // In any order, which is written in one.
  ['SEA', 'TOD3', '321', '123'],
  ['SEA', 'TOD3', '111', undefined],
])('%s %s: %s is %s', (family, code, written, key) => {
  expect(findLine(findPlay(FAMILIES[family], code)!, written)).toBe(key);
});

test('only numbers that stand alone can pay half', () => {
  const play = (family: FamilyCode, code: string) => findPlay(FAMILIES[family], code)!;
  expect(canPayHalf(play('SEA', 'TOP2'))).toBe(true);
  expect(canPayHalf(play('VN_N', 'X2'))).toBe(false);
  expect(canPayHalf(play('SSC', 'DIRECT2_FIRST2'))).toBe(false);
});
