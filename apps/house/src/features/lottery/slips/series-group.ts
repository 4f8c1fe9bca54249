import type { LotteryGame } from '@maneki/games/lottery/games';

/** Families that share a series of a member's. */
export const seriesGroupOf = ({ family }: Pick<LotteryGame, 'family'>): string => {
  if (family.startsWith('VN_')) return 'VN';
  return family === 'X115' ? '11X5' : family;
};
