import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { giveBack, tellNewBalance } from './end-order.ts';
import * as store from './store.ts';
import { isCancellable, type Withdrawal } from './withdrawal.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

export type OrderRefusal =
  | { readonly code: 'cashier.withdrawal_unknown'; readonly detail: Record<never, never> }
  | { readonly code: 'cashier.withdrawal_moved'; readonly detail: { readonly status: string } };

/** Takes an order back that nobody has judged yet. Cancelled again it answers as before. */
export async function cancelWithdrawal(
  services: WithdrawalServices,
  {
    memberId,
    orderNo,
    now,
  }: { readonly memberId: string; readonly orderNo: string; readonly now: Date },
): Promise<Outcome<Withdrawal, OrderRefusal>> {
  const cancelled = await services.database.transact(async (tx) => {
    const order = await store.lockOrder(tx, orderNo);
    if (order?.memberId !== memberId)
      return refused({ code: 'cashier.withdrawal_unknown', detail: {} });
    const { status } = order;
    if (status === 'CANCELLED') return done(order);
    if (!isCancellable(status))
      return refused({ code: 'cashier.withdrawal_moved', detail: { status } });
    return done(await giveBack(tx, services, order, { to: 'CANCELLED', at: now }));
  });
  if (cancelled.ok) await tellNewBalance(services, cancelled.value);
  return cancelled;
}
