import type { Events } from '@maneki/contract/contract';
import type { Tx } from '#platform/database/database';
import type { EventHandler } from '#platform/outbox/event-handler';
import { applyTurnover, type DecidedBet } from './rollover.ts';
import * as store from './store.ts';

type Settlement = Events['play.bet_settled'];
type Told = { readonly payload: Settlement; readonly recordedAt: Date };

/** A decided bet counts for what its member has to play. */
export const countTurnover: EventHandler<'play.bet_settled'> = {
  name: 'cashier.count_turnover',
  on: 'play.bet_settled',
  handle: ({ tx }, events) => count(tx, events),
};

/** What counts on top of a settled bet counts here, too; a bet that counts for less after all takes nothing back. */
export const countMoreTurnover: EventHandler<'play.bet_resettled'> = {
  name: 'cashier.count_more_turnover',
  on: 'play.bet_resettled',
  handle: ({ tx }, events) => count(tx, events),
};

async function count(tx: Tx, events: readonly Told[]): Promise<void> {
  const memberIds = [...new Set(events.map(({ payload }) => payload.memberId))];
  const open = await store.lockOpen(tx, memberIds);
  if (open.length === 0) return;
  const withRows = new Set(open.map(({ memberId }) => memberId));
  const own = events.filter(({ payload }) => withRows.has(payload.memberId));
  const told = own.map(({ payload }) => ({ memberId: payload.memberId, bet: betOf(payload) }));
  const counted = await store.findCounted(
    tx,
    told.map(({ bet }) => bet),
  );
  const isNew = ({ bet }: { readonly bet: DecidedBet }) => !counted.has(store.keyOfBet(bet));
  const contributions = [...withRows].flatMap((memberId) =>
    applyTurnover(
      open.filter((row) => row.memberId === memberId),
      told.filter((one) => one.memberId === memberId && isNew(one)).map(({ bet }) => bet),
    ),
  );
  if (contributions.length > 0) await store.addContributions(tx, contributions);
  // Perhaps it was the last bet that there was money for.
  const now = new Date(Math.max(...own.map(({ recordedAt }) => recordedAt.getTime())));
  await store.askToLook(tx, { memberIds: [...withRows], now });
}

const betOf = (payload: Settlement): DecidedBet => ({
  providerCode: payload.providerCode,
  txId: payload.txId,
  currency: payload.currency,
  category: payload.category,
  stake: BigInt(payload.stake),
  turnover: BigInt(payload.validTurnover),
  settledAt: new Date(payload.settledAt),
});
