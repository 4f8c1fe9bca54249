import type { Events } from '@maneki/contract/contract';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { listMerchants } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { EventHandler } from '#platform/outbox/event-handler';
import { hourAt } from '../rules/periods.ts';
import { listHourlyPayees } from '../store.ts';
import { readLines } from '../tree.ts';
import { addToHours, type HourTurnover } from './store.ts';

type Settlement = Events['play.bet_settled'];

/** Counts decided bets by the clock hour, of those alone whose upline is paid by it. */
const countHours: EventHandler<'play.bet_settled'> = {
  name: 'agents.count_hours',
  on: 'play.bet_settled',
  handle: ({ tx }, events) => count(tx, events),
};

const countMoreHours: EventHandler<'play.bet_resettled'> = {
  name: 'agents.count_more_hours',
  on: 'play.bet_resettled',
  handle: ({ tx }, events) => count(tx, events),
};

async function count(
  tx: Tx,
  events: readonly { readonly payload: Settlement; readonly recordedAt: Date }[],
): Promise<void> {
  const settlements = events
    .map(({ payload }) => payload)
    .filter(({ currency, validTurnover }) => !isPlayCurrency(currency) && validTurnover !== '0');
  const first = events[0];
  if (settlements.length === 0 || !first) return;
  const payees = new Set(await listHourlyPayees(tx, first.recordedAt));
  if (payees.size === 0) return;
  const lines = await readLines(tx, [...new Set(settlements.map(({ memberId }) => memberId))]);
  const zones = new Map(
    (await listMerchants(tx)).map(({ code, businessTimezone }) => [code, businessTimezone]),
  );
  const sums = new Map<string, HourTurnover>();
  for (const { memberId, merchantCode, category, currency, ...bet } of settlements) {
    const zone = zones.get(merchantCode)!;
    const hour = hourAt(new Date(bet.settledAt), zone).start;
    if (!lines.on(memberId, dayOf(hour, zone)).some((id) => payees.has(id))) continue;
    const key = JSON.stringify([merchantCode, hour, memberId, category, currency]);
    const validTurnover = (sums.get(key)?.validTurnover ?? 0n) + BigInt(bet.validTurnover);
    sums.set(key, { merchantCode, hour, memberId, category, currency, validTurnover });
  }
  // Two handlers that add to the same hours at once must not wait for each other crosswise.
  const rows = [...sums].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
  await addToHours(tx, rows);
}

export const hourEventHandlers = [countHours, countMoreHours];
export const HOUR_COUNTING = hourEventHandlers.map(({ name }) => name);
