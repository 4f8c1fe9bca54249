import { creditInDebt, isUnsure, type Movement } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import * as store from './store.ts';

/**
 * Settles a bet of somebody in debt: ticket, money and what is collected of it in one transaction.
 * Where the bet was settled meanwhile, nothing happens, and the caller looks again. Answers whether it
 * was settled here.
 */
export async function settleInDebt(
  database: Database,
  { movement, row }: { movement: Movement; row: store.SettlementRow },
): Promise<boolean> {
  try {
    return await database.transact((tx) =>
      creditInDebt(tx, movement, (inTx) => store.settleBets(inTx, [row])),
    );
  } catch (error) {
    if (!isUniqueViolation(error) && !isUnsure(error)) throw error;
    return false;
  }
}
