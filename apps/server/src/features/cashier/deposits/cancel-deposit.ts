import { done, refused } from '@maneki/kernel/outcome';
import type { Deposit } from './deposit.ts';
import type { DepositServices } from './deposit-services.ts';
import { moveDeposit } from './move-deposit.ts';
import { lockDeposit } from './store.ts';

export type OwnDeposit = {
  readonly orderNo: string;
  readonly memberId: string;
  readonly now: Date;
};

/** Whether a member may still take an order back. */
export const mayCancel = ({ state }: Pick<Deposit, 'state'>): boolean =>
  state === 'AWAITING_PAYMENT';

/** Takes an order back that nobody has paid. Once it was submitted a person looks for its money. */
export const cancelDeposit = (
  { database }: Pick<DepositServices, 'database'>,
  { orderNo, memberId, now }: OwnDeposit,
) =>
  database.transact(async (tx) => {
    const deposit = await lockDeposit(tx, orderNo);
    if (deposit?.memberId !== memberId)
      return refused({ code: 'cashier.deposit_unknown', detail: {} });
    if (deposit.state === 'CANCELLED') return done(deposit);
    if (!mayCancel(deposit)) return refused({ code: 'cashier.deposit_moved_on', detail: {} });
    return done(await moveDeposit(tx, deposit, { to: 'CANCELLED', now }));
  });
