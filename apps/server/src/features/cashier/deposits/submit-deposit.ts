import { done, refused } from '@maneki/kernel/outcome';
import * as receipts from '../proofs/store.ts';
import type { OwnDeposit } from './cancel-deposit.ts';
import type { Deposit } from './deposit.ts';
import type { DepositServices } from './deposit-services.ts';
import { moveDeposit } from './move-deposit.ts';
import { lockDeposit } from './store.ts';

/** Whether a member may say that they have paid. */
export const maySubmit = ({ state, isManual }: Pick<Deposit, 'state' | 'isManual'>): boolean =>
  isManual && state === 'AWAITING_PAYMENT';

/** The member says that it is paid, and with which receipts. Those that are not named are not kept. */
export const submitDeposit = (
  { database }: Pick<DepositServices, 'database'>,
  { orderNo, memberId, now, receiptIds }: OwnDeposit & { readonly receiptIds: readonly string[] },
) =>
  database.transact(async (tx) => {
    const deposit = await lockDeposit(tx, orderNo);
    if (deposit?.memberId !== memberId)
      return refused({ code: 'cashier.deposit_unknown', detail: {} });
    if (!deposit.isManual) return refused({ code: 'cashier.deposit_automatic', detail: {} });
    if (deposit.state === 'SUBMITTED') return done(deposit);
    if (!maySubmit(deposit)) return refused({ code: 'cashier.deposit_moved_on', detail: {} });
    const added = (await receipts.listReceipts(tx, [orderNo])).map(({ id }) => id);
    if (receiptIds.some((id) => !added.includes(id)))
      return refused({ code: 'cashier.receipt_unknown', detail: {} });
    if (deposit.needsProof && receiptIds.length === 0)
      return refused({ code: 'cashier.receipt_needed', detail: {} });
    await receipts.keepOnly(tx, { orderNo, ids: receiptIds });
    return done(await moveDeposit(tx, deposit, { to: 'SUBMITTED', now, submittedAt: now }));
  });
