import { isLotteryVendor } from '@maneki/contract/lottery/modes';
import type { CatalogueFacts } from '../catalogue/facts.ts';

/** How a merchant's lotteries pay: LOTT by series, ELOTT at fixed odds. */
export type LotteryCategory = 'LOTT' | 'ELOTT';

/**
 * Lists lotteries in the category that the merchant has chosen for them, whatever their provider says: how
 * they pay is the merchant's to choose, for all of them alike.
 */
export const chooseLotteries = (
  { games, vendors }: CatalogueFacts,
  category: LotteryCategory,
): CatalogueFacts => ({
  games: games.map((game) => (isLotteryVendor(game.vendorCode) ? { ...game, category } : game)),
  vendors: vendors.map((vendor) =>
    isLotteryVendor(vendor.code) ? { ...vendor, category } : vendor,
  ),
});
