import { expect, test } from 'vitest';
import { isLotteryVendor, modesOfLottery, prizeModeOf } from './modes.ts';

const listed = (gameCategory: 'LOTT' | 'ELOTT' | 'RNG', ...vendors: readonly string[]) => ({
  gameCategory,
  vendorNames: vendors.map((vassalage) => ({ vassalage })),
});

test.each([
  ['is not known', undefined, 'Elott'],
  ['has the lotteries of Vietnam as electronic', [listed('ELOTT', 'TCG_LOTTO_VN')], 'Elott'],
  ['has the other lotteries as electronic', [listed('ELOTT', 'X', 'LOTT')], 'Elott'],
  [
    'has one of the two as electronic',
    [listed('LOTT', 'TCG_LOTTO_VN'), listed('ELOTT', 'LOTT')],
    'Elott',
  ],
  ['has them by series', [listed('LOTT', 'LOTT', 'TCG_LOTTO_VN')], 'Lott'],
  [
    'has only South-East Asia as electronic',
    [listed('LOTT', 'LOTT'), listed('ELOTT', 'TCG_SEA')],
    'Lott',
  ],
  ['has no lottery', [listed('RNG', 'HSLOT')], 'Lott'],
] as const)('[PLAY-2] prizes of a merchant whose mapping %s', (_, mapping, mode) => {
  expect(prizeModeOf(mapping)).toBe(mode);
});

test('[PLAY-2] a merchant chooses for lotteries of two vendors, and never for South-East Asia', () => {
  expect(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'HSLOT'].filter(isLotteryVendor)).toEqual([
    'LOTT',
    'TCG_LOTTO_VN',
  ]);
});

test('a session may have the modes that the merchant chose, and no others', () => {
  const modes = (vendorCode: string, isBySeries: boolean) =>
    modesOfLottery({ vendorCode, category: 'ELOTT', isBySeries });
  for (const vendor of ['LOTT', 'TCG_LOTTO_VN']) {
    expect(modes(vendor, true)).toEqual(['LOTT', 'ZY']);
    expect(modes(vendor, false)).toEqual(['ELOTT']);
  }
  expect(modes('TCG_SEA', true)).toEqual(['SEA']);
  expect(modes('TCG_SEA', false)).toEqual(['SEA']);
});

test('at lotteries of others it is their own list that says how they pay', () => {
  const modes = (category: 'LOTT' | 'ELOTT') =>
    modesOfLottery({ vendorCode: 'ACME', category, isBySeries: true });
  expect(modes('LOTT')).toEqual(['LOTT', 'ZY']);
  expect(modes('ELOTT')).toEqual(['ELOTT', 'SEA']);
});
