import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import * as ledger from '../ledger/store.ts';
import { fingerprintOf, type HouseAccount, type Movement } from '../movement.ts';
import * as store from './store.ts';

/** Whose money it is, and when it became available. */
export type Arrival = Pick<
  Movement,
  'memberId' | 'wallet' | 'currency' | 'amount' | 'at' | 'windows'
>;

/**
 * Takes what is owed out of money that has just become available, the oldest debt first, each as a
 * transfer of its own. The caller holds the account's row, with its debt lifted, in this transaction.
 */
export async function collectDebts(tx: Tx, arrival: Arrival): Promise<void> {
  let left = arrival.amount;
  for (const debt of await store.listOpenDebts(tx, arrival)) {
    if (left === 0n) break;
    const owed = debt.amount - debt.collected;
    const isEnough = owed <= left;
    const amount = isEnough ? owed : left;
    left -= amount;
    const [collected] = await ledger.moveAll(tx, [collectionOf(arrival, debt, amount)]);
    invariant(collected, `what arrived for ${arrival.memberId} is not there`);
    await store.recordCollected(tx, arrival, debt, amount);
  }
  await store.restoreDebt(tx, arrival);
}

const collectionOf = (arrival: Arrival, debt: store.Debt, amount: bigint): Movement => ({
  memberId: arrival.memberId,
  wallet: arrival.wallet,
  currency: arrival.currency,
  source: 'wallet',
  key: `${debt.source}:${debt.key}:${debt.collected}`,
  fingerprint: fingerprintOf({ debt: debt.key, from: debt.collected, amount }),
  kind: 'DEBT_COLLECTED',
  direction: 'OUT',
  house: debt.owed_to as HouseAccount,
  amount,
  counting: { as: 'NOTHING' },
  isGuarded: false,
  reference: { type: debt.source, id: debt.key },
  at: arrival.at,
  windows: arrival.windows,
});
