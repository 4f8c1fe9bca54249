import type { Category } from './tickets.ts';

/** What somebody taps: a vendor, or one of its games. */
export type LaunchWish = {
  readonly isLoggedIn: boolean;
  readonly vendor: string;
  readonly category: Category;
  /** Absent where a vendor is tapped and not a game. */
  readonly gameId?: string | undefined;
  /** Whether the vendor leads to a list of its games. */
  readonly listsGames: boolean;
  /** Ways of playing that a lottery offers; absent where the game is none. */
  readonly lottoMode?: readonly string[] | undefined;
  readonly hasFreePlay?: boolean | undefined;
};

/** Where the tap leads. */
export type LaunchWay =
  | { readonly to: 'login' }
  | {
      readonly to: 'lottery';
      readonly playType: 'Tradition' | 'Entertainment';
      /** Absent where the merchant's own lottery mode applies. */
      readonly prizeMode?: 'SEA';
    }
  | { readonly to: 'list' }
  | { readonly to: 'launch'; readonly hasFreePlay: boolean };

/** Vendors of lotteries, and the categories that are lotteries whoever offers them. */
const LOTTERY_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA'];
const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT'];

/**
 * Decides what a tap on a vendor or a game does; the first rule that applies is the answer. A game is
 * never answered with a list: whoever chose one has seen the list already.
 */
export function chooseLaunch(wish: LaunchWish): LaunchWay {
  const { vendor, category, lottoMode = [] } = wish;
  if (!wish.isLoggedIn) return { to: 'login' };
  if (LOTTERY_VENDORS.includes(vendor)) {
    const lottery = { to: 'lottery', playType: 'Tradition' } as const;
    return vendor === 'TCG_SEA' ? { ...lottery, prizeMode: 'SEA' } : lottery;
  }
  if (LOTTERIES.includes(vendor) || LOTTERIES.includes(category)) {
    const isEntertaining = lottoMode.includes('Entertainment');
    return { to: 'lottery', playType: isEntertaining ? 'Entertainment' : 'Tradition' };
  }
  if (wish.listsGames && wish.gameId === undefined) return { to: 'list' };
  return { to: 'launch', hasFreePlay: wish.hasFreePlay ?? false };
}
