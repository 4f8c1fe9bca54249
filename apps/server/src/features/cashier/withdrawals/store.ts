import type { WithdrawalState } from '@maneki/contract/cashier/states';
import type { RiskRule } from '@maneki/contract/cashier/withdrawal-terms';
import { type Selectable, sql } from 'kysely';
import type { MainWallet } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import { GIVEN_BACK, type Withdrawal } from './withdrawal.ts';

const read = (row: Selectable<Schema['cashier_withdrawals']>): Withdrawal => ({
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

export async function insertOrder(tx: Tx, order: NewWithdrawal): Promise<Withdrawal> {
  const row = await tx
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
  return read(row);
}

const orders = (tx: Tx) => tx.selectFrom('cashier_withdrawals').selectAll();

export async function findOrder(tx: Tx, orderNo: string): Promise<Withdrawal | undefined> {
  const row = await orders(tx).where('order_no', '=', orderNo).executeTakeFirst();
  return row && read(row);
}

/** An order that is held until the transaction ends: nobody else moves it. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<Withdrawal | undefined> {
  const row = await orders(tx).where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
  return row && read(row);
}

const ENDED = ['PAID', ...GIVEN_BACK] as const;

/** The one order of a member that is under way. */
export async function findOpenOrder(tx: Tx, memberId: string): Promise<Withdrawal | undefined> {
  const row = await orders(tx)
    .where('member_id', '=', memberId)
    .where('status', 'not in', ENDED)
    .executeTakeFirst();
  return row && read(row);
}

export async function findByWish(
  tx: Tx,
  { memberId, wishKey }: { readonly memberId: string; readonly wishKey: string },
): Promise<Withdrawal | undefined> {
  const row = await orders(tx)
    .where('member_id', '=', memberId)
    .where('wish_key', '=', wishKey)
    .executeTakeFirst();
  return row && read(row);
}

/** What a member has requested on a business day, without what came back. */
export async function sumDay(
  tx: Tx,
  day: { readonly memberId: string; readonly currency: string; readonly businessDay: string },
): Promise<{ readonly count: number; readonly amount: bigint }> {
  const row = await tx
    .selectFrom('cashier_withdrawals')
    .select((of) => [of.fn.countAll<string>().as('count'), of.fn.sum('amount').as('amount')])
    .where('member_id', '=', day.memberId)
    .where('currency', '=', day.currency)
    .where('business_day', '=', day.businessDay)
    .where('status', 'not in', GIVEN_BACK)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), amount: BigInt(row.amount ?? 0) };
}

/** The latest first, after a number where one is given. */
export async function listOwnOrders(
  tx: Tx,
  wish: { readonly memberId: string; readonly before: string | undefined; readonly limit: number },
): Promise<Withdrawal[]> {
  let query = orders(tx).where('member_id', '=', wish.memberId);
  if (wish.before !== undefined) query = query.where(isBefore(wish.before));
  const rows = await latestFirst(query).limit(wish.limit).execute();
  return rows.map(read);
}

/** Numbers of one day are in no order; moments are. */
const isBefore = (orderNo: string) =>
  sql<boolean>`(requested_at, order_no) <
    (select b.requested_at, b.order_no from cashier_withdrawals as b where b.order_no = ${orderNo})`;

const latestFirst = (query: ReturnType<typeof orders>) =>
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
export async function updateStatus(tx: Tx, orderNo: string, move: Movement): Promise<void> {
  const { to, at, by, reason, fired, providerRef, checkAt, heardAt } = move;
  await tx
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
    .execute();
  await insertStep(tx, { orderNo, status: to, at, by });
}

export async function insertStep(
  tx: Tx,
  step: {
    readonly orderNo: string;
    readonly status: WithdrawalState;
    readonly at: Date;
    readonly by?: string | undefined;
  },
): Promise<void> {
  await tx
    .insertInto('cashier_withdrawal_steps')
    .values({ order_no: step.orderNo, status: step.status, at: step.at, by_name: step.by ?? null })
    .execute();
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
  const rows = await orders(tx)
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(limit)
    .execute();
  return rows.map(read);
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

export async function setClaim(
  tx: Tx,
  orderNo: string,
  claim: { readonly by: string; readonly name: string; readonly at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('cashier_withdrawals')
    .set({
      claimed_by: claim?.by ?? null,
      claimed_name: claim?.name ?? null,
      claimed_at: claim?.at ?? null,
    })
    .where('order_no', '=', orderNo)
    .execute();
}

export type Paid = { readonly count: number; readonly amount: bigint };

/** What was paid to a member: in all, since a moment, or to one account. */
export async function sumPaid(
  tx: Tx,
  of: {
    readonly memberId: string;
    readonly currency: string;
    readonly since?: Date | undefined;
    readonly accountId?: string | undefined;
  },
): Promise<Paid> {
  let query = tx
    .selectFrom('cashier_withdrawals')
    .select((fn) => [fn.fn.countAll<string>().as('count'), fn.fn.sum('amount').as('amount')])
    .where('member_id', '=', of.memberId)
    .where('currency', '=', of.currency)
    .where('status', '=', 'PAID');
  if (of.since !== undefined) query = query.where('status_at', '>=', of.since);
  if (of.accountId !== undefined) query = query.where('account_id', '=', of.accountId);
  const row = await query.executeTakeFirstOrThrow();
  return { count: Number(row.count), amount: BigInt(row.amount ?? 0) };
}

export type Search = {
  readonly merchantCode: string;
  readonly status?: WithdrawalState | undefined;
  readonly memberId?: string | undefined;
  readonly rule?: RiskRule | undefined;
  readonly orderNo?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

/** For operators: the orders of a merchant, the latest first. */
export async function searchOrders(tx: Tx, search: Search): Promise<Withdrawal[]> {
  const { status, memberId, rule, orderNo, from, to, before } = search;
  let query = orders(tx).where('merchant_code', '=', search.merchantCode);
  if (status !== undefined) query = query.where('status', '=', status);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (rule !== undefined) query = query.where(sql<boolean>`fired @> array[${rule}]::text[]`);
  if (orderNo !== undefined) query = query.where('order_no', '=', orderNo);
  if (from !== undefined) query = query.where('business_day', '>=', from);
  if (to !== undefined) query = query.where('business_day', '<=', to);
  if (before !== undefined) query = query.where(isBefore(before));
  const rows = await latestFirst(query).limit(search.limit).execute();
  return rows.map(read);
}
