import type { Tx } from '#platform/database/database';
import * as ledger from '../ledger/store.ts';
import type { Movement } from '../movement.ts';
import { collectDebts } from './collect-debts.ts';
import * as store from './store.ts';

/**
 * Credits somebody in debt: the credit arrives whole, and what is owed leaves again as transfers of
 * their own, the oldest debt first. The account's row is held all along, so nothing slips between.
 */
export async function creditInDebt(
  tx: Tx,
  credit: Movement,
  /** The statement that credits, where it does more than move the money. */
  move: (tx: Tx) => Promise<readonly unknown[]> = (inTx) => ledger.moveAll(inTx, [credit]),
): Promise<boolean> {
  await store.liftDebt(tx, credit);
  const credited = await move(tx);
  if (credited.length === 0) {
    await store.restoreDebt(tx, credit);
    return false;
  }
  await collectDebts(tx, credit);
  return true;
}
