import type { LotteryGame } from './games.ts';

export const LOTTERY_VENDORS = ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const;
export type LotteryVendor = (typeof LOTTERY_VENDORS)[number];

/** Who a game is listed under. */
export function vendorOf({ family }: Pick<LotteryGame, 'family'>): LotteryVendor {
  if (family === 'SEA') return 'TCG_SEA';
  return family.startsWith('VN_') ? 'TCG_LOTTO_VN' : 'LOTT';
}
