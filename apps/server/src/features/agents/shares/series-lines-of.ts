import { SERIES } from '@maneki/contract/agents/rebate-groups';
import type { SeriesDay } from '../series/series-ticket.ts';
import type { Line, Shared } from './lines-of.ts';
import { shareTicket } from './share-out.ts';

/** What a step of a series is in parts per million, as lines say rates. */
const PPM_PER_STEP = 1_000_000 / SERIES.whole;

/**
 * Everything that follows from what some members bet by series. Those above get the differences from the bettor's own
 * series up, or from the chosen one where it was higher; bettors had theirs with each ticket, but for what was left to
 * the night. Of a bettor and group everybody has one line; where a series changed on the day, it says the larger rate.
 */
export function seriesLinesOf(days: readonly SeriesDay[], { lineOf, profileOf }: Shared): Line[] {
  const lines = new Map<string, Line>();
  for (const { memberId: sourceId, group, currency, base, stake, later } of days) {
    const upwards = lineOf(sourceId).toReversed();
    const series = upwards.map((memberId) => profileOf(memberId)[group]);
    const gains = [
      { memberId: sourceId, rate: 0, amount: later },
      ...shareTicket(stake, { chosen: base, series }).map(({ rate, amount }, place) => ({
        ...{ memberId: upwards[place]!, rate: rate * PPM_PER_STEP, amount },
      })),
    ];
    for (const { memberId, rate, amount } of gains) {
      const key = `${memberId} ${sourceId} ${group} ${currency}`;
      const before = lines.get(key);
      lines.set(key, {
        ...{ memberId, sourceId, group, currency },
        turnover: (before?.turnover ?? 0n) + stake,
        rate: Math.max(before?.rate ?? 0, rate),
        amount: (before?.amount ?? 0n) + amount,
      });
    }
  }
  return [...lines.values()].filter(({ amount }) => amount !== 0n);
}
