import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import * as ledger from './ledger/store.ts';
import type { Movement } from './movement.ts';

/**
 * Takes money from a wallet in the transaction of whoever decided that, who holds the account and knows that it is
 * there. Answers what is left.
 */
export async function takeMoney(
  tx: Tx,
  movement: Movement & { readonly direction: 'OUT' },
): Promise<{ readonly available: bigint; readonly seq: bigint }> {
  const [taken] = await ledger.moveAll(tx, [movement]);
  invariant(taken, `${movement.source} ${movement.key} was not taken`);
  return { available: taken.available, seq: taken.last_seq };
}
