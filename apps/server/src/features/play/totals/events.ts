import type { Events } from '@maneki/contract/contract';
import { listMerchants } from '#features/site';
import { windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { EventHandler } from '#platform/outbox/event-handler';
import { sumByDay } from './day-total.ts';
import { addToTotals } from './store.ts';

/** Counts a decided bet on the business day on which it was decided. */
export const countBets: EventHandler<'play.bet_settled'> = {
  name: 'play.count_bets',
  on: 'play.bet_settled',
  handle: ({ tx }, events) => count(tx, events, 1),
};

/** A counted bet that was paid more after all, or less: the difference belongs to the day on which it came. */
export const countMorePaid: EventHandler<'play.bet_resettled'> = {
  name: 'play.count_more_paid',
  on: 'play.bet_resettled',
  handle: ({ tx }, events) => count(tx, events, 0),
};

type Settlement = Events['play.bet_settled'];

async function count(
  tx: Tx,
  events: readonly { readonly payload: Settlement }[],
  betsOf: 0 | 1,
): Promise<void> {
  const merchants = await listMerchants(tx);
  const zones = new Map(merchants.map(({ code, businessTimezone }) => [code, businessTimezone]));
  const businessDayOf = ({ merchantCode, settledAt }: Settlement) =>
    windowsOf(new Date(settledAt), zones.get(merchantCode)!).day;
  const settlements = events.map(({ payload }) => payload);
  await addToTotals(tx, sumByDay(settlements, { dayOf: businessDayOf, betsOf }));
}
