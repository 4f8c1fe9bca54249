/** What drives orders on, and what is known of their payouts. */
import type { Tx } from '#platform/database/database';
import { readOrder, selectOrders } from '../store.ts';
import type { Withdrawal } from '../withdrawal.ts';

/** Orders that nobody drives on any more, because whoever did it is gone. */
export async function listToDrive(
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('cashier_withdrawals')
    .select('order_no')
    .where('status', 'in', ['REQUESTED', 'RISK_CHECK', 'APPROVED'])
    .where('status_at', '<=', before)
    .orderBy('status_at')
    .limit(limit)
    .execute();
  return rows.map(({ order_no }) => order_no);
}

/** Orders of which the provider is to be asked now. */
export async function listToAsk(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<Withdrawal[]> {
  const rows = await selectOrders(tx)
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(limit)
    .execute();
  return rows.map(readOrder);
}

/** Answers whether it is ours to ask: of two nodes that would, one does. */
export async function claimCheck(
  tx: Tx,
  { orderNo, checks }: Pick<Withdrawal, 'orderNo' | 'checks'>,
  nextAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cashier_withdrawals')
    .set({ checks: checks + 1, check_at: nextAt })
    .where('order_no', '=', orderNo)
    .where('checks', '=', checks)
    .where('status', 'in', ['PAYING', 'UNKNOWN'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Keeps what the provider said where that does not end the order. */
export async function noteAnswer(
  tx: Tx,
  orderNo: string,
  note: {
    readonly word: string;
    readonly ref?: string | undefined;
    readonly heardAt?: Date | undefined;
  },
): Promise<void> {
  await tx
    .updateTable('cashier_withdrawals')
    .set({
      provider_word: note.word,
      ...(note.ref === undefined ? {} : { provider_ref: note.ref }),
      ...(note.heardAt === undefined ? {} : { heard_at: note.heardAt }),
    })
    .where('order_no', '=', orderNo)
    .execute();
}
