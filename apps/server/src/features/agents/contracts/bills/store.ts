import {
  BILL_STATUS,
  type BillFault,
  type BillStatus,
  type ContractKind,
  type IssueType,
} from '@maneki/contract/agents/contract';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Settlement } from '../rules/periods.ts';
import type { Bill, BillFigures, LineName, NewBill } from './bill.ts';

const read = (row: Selectable<Schema['agents_bills']>): Bill => ({
  id: row.id,
  seq: row.seq,
  contractId: row.contract_id,
  merchantCode: row.merchant_code,
  kind: row.kind as ContractKind,
  payerId: row.payer_id,
  payeeId: row.payee_id,
  rootId: row.root_id,
  depth: row.depth,
  currency: row.currency,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  teamTurnover: row.team_turnover,
  teamNet: row.team_net,
  carryIn: row.carry_in,
  carryOut: row.carry_out,
  activeCount: row.active_count,
  ratePpm: row.rate_ppm,
  calcAmount: row.calc_amount,
  owedToDirect: row.owed_to_direct,
  paidToDirect: row.paid_to_direct,
  receivedAmount: row.received_amount,
  ownPaid: row.own_paid,
  walletPaid: row.wallet_paid,
  issueType: row.issue_type as IssueType,
  status: row.status as BillStatus,
  figures: row.figures as BillFigures,
  fault: row.fault as BillFault | null,
  reason: row.reason,
  isWrittenOff: row.is_written_off,
  createdAt: row.created_at,
  settledAt: row.settled_at,
  expiresAt: row.expires_at,
});

/** Writes bills down; one that is there for its contract and period stays as it is. */
export async function insertBills(tx: Tx, bills: readonly NewBill[]): Promise<void> {
  if (bills.length === 0) return;
  await tx
    .insertInto('agents_bills')
    .values(
      bills.map((bill) => ({
        id: bill.id,
        contract_id: bill.contractId,
        merchant_code: bill.merchantCode,
        kind: bill.kind,
        payer_id: bill.payerId,
        payee_id: bill.payeeId,
        root_id: bill.rootId,
        depth: bill.depth,
        currency: bill.currency,
        period_start: bill.periodStart,
        period_end: bill.periodEnd,
        team_turnover: bill.teamTurnover,
        team_net: bill.teamNet,
        carry_in: bill.carryIn,
        carry_out: bill.carryOut,
        active_count: bill.activeCount,
        rate_ppm: bill.ratePpm,
        calc_amount: bill.calcAmount,
        owed_to_direct: bill.owedToDirect,
        issue_type: bill.issueType,
        status: bill.status,
        figures: JSON.stringify(bill.figures),
        fault: bill.fault,
        reason: bill.reason,
        created_at: bill.createdAt,
        expires_at: bill.expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['contract_id', 'period_start']).doNothing())
    .execute();
}

/** The bills of a line for a period, held until the transaction ends; the top comes first. */
export async function holdLineBills(tx: Tx, line: LineName): Promise<Bill[]> {
  const rows = await tx
    .selectFrom('agents_bills')
    .selectAll()
    .where('root_id', '=', line.rootId)
    .where('kind', '=', line.kind)
    .where('period_start', '=', line.periodStart)
    .where('merchant_code', '=', line.merchantCode)
    .orderBy('depth')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(read);
}

/** Lines with something to pay, the longest untried first. */
export async function listOpenLines(
  tx: Tx,
  asked: {
    readonly triedBefore: Date;
    readonly statuses: readonly BillStatus[];
    readonly limit: number;
  },
): Promise<LineName[]> {
  const { rows } = await sql<LineName>`
    select merchant_code as "merchantCode", kind, root_id as "rootId", period_start as "periodStart"
      from agents_bills
     where status in (2, 3, 8) and status = any(${[...asked.statuses]}::smallint[])
       and (tried_at is null or tried_at < ${asked.triedBefore})
     group by merchant_code, kind, root_id, period_start
     order by min(coalesce(tried_at, 'epoch')), period_start limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Bills whose payees could not pay on what they owe. */
export async function listInsufficient(
  tx: Tx,
  limit: number,
): Promise<(LineName & { readonly payeeId: string; readonly currency: string })[]> {
  const { rows } = await sql<LineName & { payeeId: string; currency: string }>`
    select merchant_code as "merchantCode", kind, root_id as "rootId", period_start as "periodStart",
           payee_id as "payeeId", currency
      from agents_bills where status = 3 order by tried_at nulls first limit ${limit}`.execute(tx);
  return rows;
}

/** What has become of bills after a round of payment. */
export type BillChange = Pick<
  Bill,
  | 'id'
  | 'owedToDirect'
  | 'paidToDirect'
  | 'receivedAmount'
  | 'ownPaid'
  | 'walletPaid'
  | 'status'
  | 'settledAt'
  | 'expiresAt'
>;

export async function changeBills(
  tx: Tx,
  changes: readonly BillChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({
    ...change,
    owedToDirect: String(change.owedToDirect),
    paidToDirect: String(change.paidToDirect),
    receivedAmount: String(change.receivedAmount),
    ownPaid: String(change.ownPaid),
    walletPaid: String(change.walletPaid),
  }));
  await sql`
    update agents_bills as b
       set owed_to_direct = c."owedToDirect", paid_to_direct = c."paidToDirect",
           received_amount = c."receivedAmount", own_paid = c."ownPaid",
           wallet_paid = c."walletPaid", status = c.status, settled_at = c."settledAt",
           expires_at = c."expiresAt", tried_at = ${now}
      from json_to_recordset(${JSON.stringify(rows)}::json) as c(
        id uuid, "owedToDirect" bigint, "paidToDirect" bigint, "receivedAmount" bigint,
        "ownPaid" bigint, "walletPaid" bigint, status smallint, "settledAt" timestamptz,
        "expiresAt" timestamptz)
     where b.id = c.id`.execute(tx);
}

export async function touchBills(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('agents_bills')
    .set({ tried_at: now })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

/** A line that could not be paid waits like others, and does not stand in their way. */
export async function touchLine(tx: Tx, line: LineName, now: Date): Promise<void> {
  await tx
    .updateTable('agents_bills')
    .set({ tried_at: now })
    .where('root_id', '=', line.rootId)
    .where('kind', '=', line.kind)
    .where('period_start', '=', line.periodStart)
    .execute();
}

export type NewPayment = {
  readonly id: string;
  readonly billId: string;
  readonly source: 'PURSE' | 'WALLET';
  readonly target: 'OWN' | 'DIRECT';
  readonly amount: bigint;
  readonly at: Date;
};

export async function insertPayments(tx: Tx, payments: readonly NewPayment[]): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map((payment) => ({ ...payment, amount: String(payment.amount) }));
  await sql`
    insert into agents_bill_payments (id, bill_id, source, target, amount, at)
    select id, "billId", source, target, amount, at
      from json_to_recordset(${JSON.stringify(rows)}::json) as paid(
        id uuid, "billId" uuid, source text, target text, amount bigint, at timestamptz)`.execute(
    tx,
  );
}

export async function listPayments(tx: Tx, billId: string): Promise<NewPayment[]> {
  const rows = await tx
    .selectFrom('agents_bill_payments')
    .selectAll()
    .where('bill_id', '=', billId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ bill_id, source, target, ...row }) => ({
    ...row,
    billId: bill_id,
    source: source as NewPayment['source'],
    target: target as NewPayment['target'],
  }));
}

export async function findBill(
  tx: Tx,
  { id, merchantCode }: { readonly id: string; readonly merchantCode: string },
): Promise<Bill | undefined> {
  const row = await tx
    .selectFrom('agents_bills')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return row && read(row);
}

export async function listBillsById(tx: Tx, ids: readonly string[]): Promise<Bill[]> {
  const rows = await tx
    .selectFrom('agents_bills')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

/** Bills, the newest first. */
export async function searchBills(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly kind?: ContractKind | undefined;
    readonly status?: number | undefined;
    readonly payeeId?: string | undefined;
    readonly payerId?: string | undefined;
    readonly rootId?: string | undefined;
    readonly contractId?: string | undefined;
    readonly periodStart?: Date | undefined;
    /** What the period shares some time with. */
    readonly within?: Settlement | undefined;
    readonly before?: bigint | undefined;
    readonly limit: number;
  },
): Promise<Bill[]> {
  const { kind, status, payeeId, payerId, rootId, contractId, periodStart, within, before } = asked;
  let query = tx.selectFrom('agents_bills').selectAll();
  query = query.where('merchant_code', '=', asked.merchantCode);
  if (kind) query = query.where('kind', '=', kind);
  if (status !== undefined) query = query.where('status', '=', status);
  if (payeeId) query = query.where('payee_id', '=', payeeId);
  if (payerId) query = query.where('payer_id', '=', payerId);
  if (rootId) query = query.where('root_id', '=', rootId);
  if (contractId) query = query.where('contract_id', '=', contractId);
  if (periodStart) query = query.where('period_start', '=', periodStart);
  if (within)
    query = query.where('period_start', '<', within.end).where('period_end', '>', within.start);
  if (before !== undefined) query = query.where('seq', '<', before);
  return (await query.orderBy('seq', 'desc').limit(asked.limit).execute()).map(read);
}

/** What losses each line of contracts carries on from the period that ended last before a moment. */
export async function listCarried(
  tx: Tx,
  { originIds, before }: { readonly originIds: readonly string[]; readonly before: Date },
): Promise<
  ReadonlyMap<
    string,
    { readonly carryOut: bigint; readonly start: Date; readonly currency: string }
  >
> {
  const { rows } = await sql<{
    originId: string;
    carryOut: string;
    start: Date;
    currency: string;
  }>`
    select distinct on (c.origin_id) c.origin_id as "originId", b.carry_out::text as "carryOut",
           b.period_start as start, b.currency
      from agents_contracts c join agents_bills b on b.contract_id = c.id
     where c.origin_id = any(${originIds}::uuid[]) and b.period_start < ${before}
     order by c.origin_id, b.period_start desc`.execute(tx);
  return new Map(
    rows.map(({ originId, carryOut, ...row }) => [
      originId,
      { ...row, carryOut: BigInt(carryOut) },
    ]),
  );
}

/** Bills of hours of some payees in a stretch of time that came to something. */
export async function listPaidHours(
  tx: Tx,
  asked: { readonly payeeIds: readonly string[]; readonly start: Date; readonly end: Date },
): Promise<Bill[]> {
  if (asked.payeeIds.length === 0) return [];
  const rows = await tx
    .selectFrom('agents_bills')
    .selectAll()
    .where('payee_id', '=', sql<string>`any(${[...asked.payeeIds]}::uuid[])`)
    .where('kind', '=', 'HOURLY_SALARY')
    .where('period_start', '>=', asked.start)
    .where('period_start', '<', asked.end)
    .where('calc_amount', '>', 0n)
    .where('status', '<>', BILL_STATUS.rejected)
    .execute();
  return rows.map(read);
}

/** Answers whether a bill was in one of the statuses that it is to leave. */
export async function moveBill(
  tx: Tx,
  { id, from }: { readonly id: string; readonly from: readonly BillStatus[] },
  to: {
    readonly status: BillStatus;
    readonly reason?: string;
    readonly isWrittenOff?: boolean;
    readonly expiresAt?: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('agents_bills')
    .set({
      status: to.status,
      tried_at: null,
      ...(to.reason === undefined ? {} : { reason: to.reason }),
      ...(to.isWrittenOff === undefined ? {} : { is_written_off: to.isWrittenOff }),
      ...(to.expiresAt === undefined ? {} : { expires_at: to.expiresAt }),
    })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends bills that nobody could pay for too long; what was paid of them stays. Answers their lines. */
export async function expireBills(tx: Tx, now: Date): Promise<LineName[]> {
  const { rows } = await sql<LineName>`
    update agents_bills set status = 7, tried_at = ${now}
     where status = 2 and expires_at <= ${now}
    returning merchant_code as "merchantCode", kind, root_id as "rootId", period_start as "periodStart"`.execute(
    tx,
  );
  return rows;
}

/** Whether somebody, or anybody below them, has a bill that is not paid, or not decided. */
export async function hasOpenBill(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from agents_bills as bill
      join agents_nodes as node on node.member_id = bill.payee_id
     where bill.status in (2, 3, 6)
       and (node.member_id = ${memberId} or node.line @> array[${memberId}]::uuid[])
     limit 1`.execute(tx);
  return rows.length > 0;
}

/** Bills that wait for their payees to be let in again, the longest untried first. */
export async function listHeld(
  tx: Tx,
  limit: number,
): Promise<(LineName & { readonly payeeId: string })[]> {
  const { rows } = await sql<LineName & { payeeId: string }>`
    select merchant_code as "merchantCode", kind, root_id as "rootId", period_start as "periodStart",
           payee_id as "payeeId"
      from agents_bills where status = 8 order by tried_at nulls first limit ${limit}`.execute(tx);
  return rows;
}
