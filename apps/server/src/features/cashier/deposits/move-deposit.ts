import type { DepositState } from '@maneki/contract/cashier/states';
import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { type Deposit, isOver, mayMove } from './deposit.ts';
import * as store from './store.ts';

/**
 * The one way by which an order changes its state: along the table, from the state that it was read in, and
 * told to whoever follows it. Whoever moves it holds it, or takes the consequences of undefined.
 */
export async function tryToMove(
  tx: Tx,
  deposit: Deposit,
  { to, now, ...change }: store.DepositChange & { readonly to: DepositState; readonly now: Date },
): Promise<Deposit | undefined> {
  const { state: from, orderNo, memberId, merchantCode } = deposit;
  invariant(mayMove(from, to), `the deposit ${orderNo} cannot go from ${from} to ${to}`);
  const endedAt = isOver(to) ? now : null;
  if (!(await store.changeState(tx, deposit, { to, endedAt, ...change }))) return undefined;
  const news = { kind: 'DEPOSIT', orderNo, memberId, merchantCode, state: to } as const;
  await recordEvent(tx, now, 'cashier.order_changed', news);
  return { ...deposit, ...change, state: to, endedAt };
}

/** For whoever holds the order's row. */
export async function moveDeposit(
  ...[tx, deposit, move]: Parameters<typeof tryToMove>
): Promise<Deposit> {
  const moved = await tryToMove(tx, deposit, move);
  invariant(moved, `the deposit ${deposit.orderNo} is no longer ${deposit.state}`);
  return moved;
}

/** Brings an order that takes a payment to PROCESSING, by whichever states lie between. */
export async function beginProcessing(tx: Tx, deposit: Deposit, now: Date): Promise<Deposit> {
  if (deposit.state === 'PROCESSING') return deposit;
  // The provider was faster than the answer to its own opening.
  const ready =
    deposit.state === 'CREATED'
      ? await moveDeposit(tx, deposit, { to: 'AWAITING_PAYMENT', now })
      : deposit;
  return moveDeposit(tx, ready, { to: 'PROCESSING', now });
}
