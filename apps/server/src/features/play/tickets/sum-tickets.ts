import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome } from '@maneki/kernel/outcome';
import type { PeriodRefusal } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { type Asked, chooseTickets } from './choose-tickets.ts';
import * as store from './store.ts';

export type TicketTotals = {
  readonly count: number;
  readonly stake: string;
  readonly validTurnover: string;
  readonly payout: string;
  readonly net: string;
};

/** The totals under the betting record, over all of its pages. */
export async function sumTickets(
  database: Database,
  asked: Asked,
): Promise<Outcome<TicketTotals, PeriodRefusal>> {
  const choice = chooseTickets(asked);
  if (!choice.ok) return choice;
  const sums = await database.statement((tx) => store.sumTickets(tx, choice.value));
  return done({
    count: sums.count,
    stake: writeAmount(sums.stake),
    validTurnover: writeAmount(sums.validTurnover),
    payout: writeAmount(sums.payout),
    net: writeAmount(sums.net),
  });
}
