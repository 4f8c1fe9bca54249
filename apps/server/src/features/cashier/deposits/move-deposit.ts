import type { DepositState } from '@maneki/contract/cashier/states';
import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { type Deposit, isOver, mayMove } from './deposit.ts';
import * as store from './store.ts';

type Move = store.DepositChange & {
  readonly to: DepositState;
  /** States that are passed on the way: nobody else sees an order in them, so nobody is told. */
  readonly via?: readonly DepositState[];
  readonly now: Date;
};

/**
 * The one way by which an order changes its state: along the table, from the state that it was read in, and
 * told to whoever follows it. Whoever moves it holds it, or takes the consequences of undefined.
 */
export async function tryToMove(
  tx: Tx,
  deposit: Deposit,
  { to, via = [], now, ...change }: Move,
): Promise<Deposit | undefined> {
  const { state: from, orderNo, memberId, merchantCode, currency } = deposit;
  const path = [from, ...via, to];
  const isAllowed = path.slice(1).every((next, place) => mayMove(path[place]!, next));
  invariant(isAllowed, `the deposit ${orderNo} cannot go ${path.join(' > ')}`);
  const endedAt = isOver(to) ? now : null;
  if (!(await store.changeState(tx, deposit, { to, endedAt, ...change }))) return undefined;
  const news = { kind: 'DEPOSIT', orderNo, memberId, merchantCode, state: to } as const;
  const amount = String(deposit.amount);
  await recordEvent(tx, now, 'cashier.order_changed', { ...news, currency, amount });
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

/** Brings an order that takes a payment to PROCESSING, where a person looks at it or more has to come. */
export async function beginProcessing(tx: Tx, deposit: Deposit, now: Date): Promise<Deposit> {
  if (deposit.state === 'PROCESSING') return deposit;
  return moveDeposit(tx, deposit, { to: 'PROCESSING', via: untilPaid(deposit), now });
}

/** Ends an order that takes a payment as credited, in one step. */
export async function endCredited(
  tx: Tx,
  deposit: Deposit,
  credit: store.DepositChange & { readonly now: Date },
): Promise<Deposit> {
  const isBegun = deposit.state === 'PROCESSING';
  const via = isBegun ? [] : ([...untilPaid(deposit), 'PROCESSING'] as const);
  return moveDeposit(tx, deposit, { ...credit, to: 'SUCCESS', via });
}

/** The provider may be faster than the answer to its own opening. */
const untilPaid = ({ state }: Deposit): readonly DepositState[] =>
  state === 'CREATED' ? ['AWAITING_PAYMENT'] : [];
