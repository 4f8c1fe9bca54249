import type { WithdrawalState } from '@maneki/contract/cashier/states';
import type { RiskRule } from '@maneki/contract/cashier/withdrawal-terms';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { MainWallet } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import { GIVEN_BACK, type Withdrawal } from './withdrawal.ts';

export const readOrder = (row: Selectable<Schema['cashier_withdrawals']>): Withdrawal => ({
  orderNo: row.order_no,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  accountId: row.account_id,
  wallet: row.wallet as MainWallet,
  currency: row.currency,
  amount: row.amount,
  fee: row.fee,
  status: row.status as WithdrawalState,
  requestedAt: row.requested_at,
  statusAt: row.status_at,
  fired: row.fired as RiskRule[],
  checks: row.checks,
  heardAt: row.heard_at,
  providerRef: row.provider_ref,
  providerWord: row.provider_word,
  claim:
    row.claimed_by === null
      ? null
      : { by: row.claimed_by, name: row.claimed_name!, at: row.claimed_at! },
  reason: row.reason,
});

export type NewWithdrawal = Pick<
  Withdrawal,
  | 'orderNo'
  | 'merchantCode'
  | 'memberId'
  | 'accountId'
  | 'wallet'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'requestedAt'
> & { readonly wishKey: string; readonly businessDay: string };

/** Writes an order down, and its first step. */
export async function insertOrder(tx: Tx, order: NewWithdrawal): Promise<Withdrawal> {
  const row = await tx
    .with('first', (step) =>
      step.insertInto('cashier_withdrawal_steps').values({
        order_no: order.orderNo,
        status: 'REQUESTED',
        at: order.requestedAt,
      }),
    )
    .insertInto('cashier_withdrawals')
    .values({
      order_no: order.orderNo,
      merchant_code: order.merchantCode,
      member_id: order.memberId,
      account_id: order.accountId,
      wallet: order.wallet,
      currency: order.currency,
      amount: order.amount,
      fee: order.fee,
      status: 'REQUESTED',
      wish_key: order.wishKey,
      business_day: order.businessDay,
      requested_at: order.requestedAt,
      status_at: order.requestedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return readOrder(row);
}

export const selectOrders = (tx: Tx) => tx.selectFrom('cashier_withdrawals').selectAll();

export async function findOrder(tx: Tx, orderNo: string): Promise<Withdrawal | undefined> {
  const row = await selectOrders(tx).where('order_no', '=', orderNo).executeTakeFirst();
  return row && readOrder(row);
}

/** An order that is held until the transaction ends: nobody else moves it. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<Withdrawal | undefined> {
  const row = await selectOrders(tx).where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
  return row && readOrder(row);
}

const ENDED: readonly WithdrawalState[] = ['PAID', ...GIVEN_BACK];
const isEnded = (status: WithdrawalState) => ENDED.includes(status);
const isGivenBack = (status: WithdrawalState) =>
  (GIVEN_BACK as readonly WithdrawalState[]).includes(status);

/** The one order of a member that is under way. */
export async function findOpenOrder(tx: Tx, memberId: string): Promise<Withdrawal | undefined> {
  const row = await selectOrders(tx)
    .where('member_id', '=', memberId)
    .where('status', 'not in', ENDED)
    .executeTakeFirst();
  return row && readOrder(row);
}

/** What a member's orders have to say about another one. */
export type OrdersBefore = {
  /** The one that the same wish has made already. */
  readonly ofWish: Withdrawal | undefined;
  readonly open: Withdrawal | undefined;
  /** What was requested on the business day, without what came back. */
  readonly today: { readonly count: number; readonly amount: bigint };
};

export async function findOrdersBefore(
  tx: Tx,
  asked: {
    readonly memberId: string;
    readonly currency: string;
    readonly businessDay: string;
    readonly wishKey?: string | undefined;
  },
): Promise<OrdersBefore> {
  const { memberId, currency, businessDay, wishKey } = asked;
  const rows = await selectOrders(tx)
    .where('member_id', '=', memberId)
    .where((of) =>
      of.or([
        of('status', 'not in', ENDED),
        of('business_day', '=', businessDay),
        ...(wishKey === undefined ? [] : [of('wish_key', '=', wishKey)]),
      ]),
    )
    .execute();
  const ofDay = rows.filter(
    (row) =>
      row.business_day === businessDay &&
      row.currency === currency &&
      !isGivenBack(row.status as WithdrawalState),
  );
  const find = (isSought: (row: (typeof rows)[number]) => boolean) => {
    const row = rows.find(isSought);
    return row && readOrder(row);
  };
  return {
    ofWish: find((row) => row.wish_key === wishKey),
    open: find((row) => !isEnded(row.status as WithdrawalState)),
    today: {
      count: ofDay.length,
      amount: ofDay.reduce((sum, { amount }) => sum + amount, 0n),
    },
  };
}

/** The latest first, after a number where one is given. */
export async function listOwnOrders(
  tx: Tx,
  wish: { readonly memberId: string; readonly before: string | undefined; readonly limit: number },
): Promise<Withdrawal[]> {
  let query = selectOrders(tx).where('member_id', '=', wish.memberId);
  if (wish.before !== undefined) query = query.where(isBefore(wish.before));
  const rows = await latestFirst(query).limit(wish.limit).execute();
  return rows.map(readOrder);
}

type Orders = ReturnType<typeof selectOrders>;

/** Numbers of one day are in no order; moments are. */
export const isBefore = (orderNo: string): RawBuilder<boolean> =>
  sql<boolean>`(requested_at, order_no) <
    (select b.requested_at, b.order_no from cashier_withdrawals as b where b.order_no = ${orderNo})`;

export const latestFirst = (query: Orders): Orders =>
  query.orderBy('requested_at', 'desc').orderBy('order_no', 'desc');

/** What of an order changes as it moves on. */
export type Movement = {
  readonly to: WithdrawalState;
  readonly at: Date;
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
  readonly fired?: readonly RiskRule[] | undefined;
  readonly providerRef?: string | undefined;
  readonly checkAt?: Date | undefined;
  readonly heardAt?: Date | undefined;
};

/** Writes down that an order, which the caller holds, has moved on. Whoever looked at it is done. */
export async function updateStatus(tx: Tx, orderNo: string, move: Movement): Promise<Withdrawal> {
  const { to, at, by, reason, fired, providerRef, checkAt, heardAt } = move;
  const row = await tx
    .with('step', (step) =>
      step
        .insertInto('cashier_withdrawal_steps')
        .values({ order_no: orderNo, status: to, at, by_name: by ?? null }),
    )
    .updateTable('cashier_withdrawals')
    .set({
      status: to,
      status_at: at,
      check_at: checkAt ?? null,
      claimed_by: null,
      claimed_name: null,
      claimed_at: null,
      ...(reason === undefined ? {} : { reason }),
      ...(fired === undefined ? {} : { fired: [...fired] }),
      ...(providerRef === undefined ? {} : { provider_ref: providerRef }),
      ...(heardAt === undefined ? {} : { heard_at: heardAt }),
    })
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  return readOrder(row);
}

export type Step = {
  readonly status: WithdrawalState;
  readonly at: Date;
  readonly by: string | null;
};

export async function listSteps(tx: Tx, orderNo: string): Promise<Step[]> {
  const rows = await tx
    .selectFrom('cashier_withdrawal_steps')
    .select(['status', 'at', 'by_name as by'])
    .where('order_no', '=', orderNo)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as WithdrawalState }));
}
