import { writeOdds } from '@maneki/games/lottery/odds';
import type { Play } from '@maneki/games/lottery/play';
import { parseSelection } from '@maneki/games/lottery/selection';
import { writeAmount } from '@maneki/kernel/money';
import type { SlipWish } from '../lottery-play.ts';
import type { Basket, BasketItem } from './basket.ts';
import { namedIn, type Priced, priceRows, type SlipTerms } from './price.ts';

export type Limits = {
  readonly stakeMin: bigint;
  readonly stakeMax: bigint;
  readonly payoutMax: bigint;
};

export type PricedItem = BasketItem & {
  readonly of: Play;
  readonly priced: Priced;
  /** Numbers of it that pay half, as it says: the house sells it to nobody who was shown otherwise. */
  readonly halfPaid: readonly string[];
  readonly problem: 'UNDER' | 'OVER' | 'WIN' | null;
};

/** What each selection of a basket costs and can win now. What is none any more is left out. */
export function priceBasket(
  basket: Basket,
  at: {
    readonly terms: SlipTerms;
    readonly limits: Limits;
    readonly findPlay: (code: string) => Play | undefined;
    readonly halfPaid: (play: string) => ReadonlySet<string>;
  },
): readonly PricedItem[] {
  return basket.flatMap((item) => {
    const play = at.findPlay(item.play);
    if (!play) return [];
    const read = parseSelection(play, at.terms.type, item.selection);
    if (!read.ok) return [];
    const priced = priceRows(play, read.value.rows, {
      terms: at.terms,
      wager: item,
      halfPaid: at.halfPaid(item.play),
    });
    if (typeof priced === 'string') return [];
    const halfPaid = namedIn(play, priced.selection, at.halfPaid(item.play));
    return [{ ...item, of: play, priced, halfPaid, problem: problemOf(priced, at.limits) }];
  });
}

export function problemOf(
  { stake, limited }: Pick<Priced, 'stake' | 'limited'>,
  { stakeMin, stakeMax, payoutMax }: Limits,
): PricedItem['problem'] {
  if (stake < stakeMin) return 'UNDER';
  if (stake > stakeMax) return 'OVER';
  return limited > payoutMax ? 'WIN' : null;
}

export const totalOf = (items: readonly PricedItem[]): bigint =>
  items.reduce((sum, { priced }) => sum + priced.stake, 0n);

/** The basket as the house is asked for it, at the odds that were shown. */
export function writeTickets(
  items: readonly PricedItem[],
  { type }: SlipTerms,
): SlipWish['tickets'] {
  return items.map(({ play, selection, multiplier, stake, priced, halfPaid }) => ({
    play,
    selection,
    odds: writeOdds(priced.odds),
    ...(halfPaid.length > 0 && { halfPaid: [...halfPaid] }),
    ...(type === 'TRADITION' ? { multiplier } : { stake: writeAmount(stake) }),
  }));
}
