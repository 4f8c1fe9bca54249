import type { Events } from '@maneki/contract/contract';
import type { LotteryPrizeMode } from '@maneki/contract/house/lottery';
import { hasSeries, isSeriesMode, type SeriesGroup } from '@maneki/contract/play/lottery';
import { highestSeries } from '@maneki/games/lottery/series';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { shareTicket } from '../shares/share-out.ts';

type Settlement = Events['play.bet_settled'];

/** A decided lottery ticket for which a series was chosen. */
export type SeriesBet = {
  readonly memberId: string;
  readonly providerCode: string;
  readonly txId: string;
  readonly merchantCode: string;
  readonly currency: string;
  readonly mode: LotteryPrizeMode;
  readonly group: SeriesGroup;
  readonly chosen: number;
  readonly stake: bigint;
  /** The business day on which it was decided. */
  readonly day: string;
};

export type SeriesTicket = SeriesBet & {
  /** The member's own series when the ticket was decided. */
  readonly personal: number;
  /** What the member gets back. */
  readonly amount: bigint;
  /** Whether they have it at once; else the night gives it. */
  readonly isPaid: boolean;
};

/** A stake that came back was never at risk: nothing of it is shared out. */
export const isGivenBack = ({ status }: Pick<Settlement, 'status'>): boolean =>
  status === 'VOID' || status === 'CANCELLED';

/** The ticket of a settlement; undefined without a series, and for credit to try games with. */
export function seriesBetOf(settlement: Settlement, day: string): SeriesBet | undefined {
  const { lottery, currency } = settlement;
  if (!lottery || isPlayCurrency(currency)) return undefined;
  const { mode, group, series: chosen } = lottery;
  if (chosen === undefined || !isSeriesMode(mode) || !hasSeries(group)) return undefined;
  const { memberId, providerCode, txId, merchantCode } = settlement;
  const name = { memberId, providerCode, txId, merchantCode };
  return { ...name, currency, mode, group, chosen, stake: BigInt(settlement.stake), day };
}

/** What comes back to who bet below their own series, or below the most that the mode lets them have. */
export const ownShareOf = ({ stake, chosen, mode }: SeriesBet, personal: number): bigint =>
  shareTicket(stake, { chosen, series: [highestSeries(mode, personal) ?? chosen] })[0]!.amount;

/** What a day has to share out of somebody's tickets of a group, from one series on. */
export type SeriesDay = {
  readonly memberId: string;
  readonly day: string;
  readonly currency: string;
  readonly group: SeriesGroup;
  /** The higher of chosen and own series: shares of those above begin here. */
  readonly base: number;
  readonly merchantCode: string;
  readonly stake: bigint;
  /** What the member is given by the night, or gives back. */
  readonly later: bigint;
};

/** What tickets add to their days, or take from the day on which they were taken back; each once, in a fixed order. */
export function sumSeriesDays(
  tickets: readonly SeriesTicket[],
  change: 'decided' | 'taken back',
): SeriesDay[] {
  const sums = new Map<string, SeriesDay>();
  for (const { memberId, day, currency, group, merchantCode, ...ticket } of tickets) {
    const base = Math.max(ticket.chosen, ticket.personal);
    const key = JSON.stringify([memberId, day, currency, group, base]);
    const before = sums.get(key);
    const added =
      change === 'decided'
        ? { stake: ticket.stake, later: ticket.isPaid ? 0n : ticket.amount }
        : { stake: -ticket.stake, later: -ticket.amount };
    sums.set(key, {
      ...{ memberId, day, currency, group, base, merchantCode },
      stake: (before?.stake ?? 0n) + added.stake,
      later: (before?.later ?? 0n) + added.later,
    });
  }
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, sum]) => sum);
}
