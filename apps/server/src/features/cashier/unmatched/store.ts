/** The SQL of payments that providers told of. Each function takes the transaction that it runs in first, as `tx`. */
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { CashierPayments } from '#platform/database/generated/schema';

/**
 * SEEN coins are on their way; WAITING is money of an open order that a person looks at; CREDITED went to
 * its order by itself. UNMATCHED is money that no order takes, until a person has it ASSIGNED.
 */
export type PaymentState = 'SEEN' | 'WAITING' | 'CREDITED' | 'UNMATCHED' | 'ASSIGNED';

/** Why no order takes a payment. */
export type Unmatched = 'TOO_LATE' | 'ORDER_ENDED' | 'ORDER_TAKEN' | 'REJECTED';

export type Payment = {
  readonly id: string;
  readonly seq: bigint;
  readonly providerCode: string;
  readonly paymentRef: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly orderNo: string;
  readonly currency: string;
  readonly fingerprint: string;
  readonly state: PaymentState;
  readonly amount: bigint | null;
  readonly coins: string | null;
  readonly isByQuote: boolean;
  readonly confirmations: number;
  readonly why: string | null;
  readonly toldAt: Date;
};

const read = (row: Selectable<CashierPayments>): Payment => ({
  id: row.id,
  seq: row.seq,
  providerCode: row.provider_code,
  paymentRef: row.payment_ref,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  orderNo: row.order_no,
  currency: row.currency,
  fingerprint: row.fingerprint,
  state: row.state as PaymentState,
  amount: row.amount,
  coins: row.coins,
  isByQuote: row.is_by_quote,
  confirmations: row.confirmations,
  why: row.why,
  toldAt: row.told_at,
});

export async function findPaymentByRef(
  tx: Tx,
  name: { readonly providerCode: string; readonly paymentRef: string },
): Promise<Payment | undefined> {
  const row = await tx
    .selectFrom('cashier_payments')
    .selectAll()
    .where('provider_code', '=', name.providerCode)
    .where('payment_ref', '=', name.paymentRef)
    .executeTakeFirst();
  return row && read(row);
}

export async function findPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const row = await tx
    .selectFrom('cashier_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && read(row);
}

export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const row = await tx
    .selectFrom('cashier_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row);
}

export type NewPayment = Omit<Payment, 'seq'> & { readonly settledAt: Date | null };

/** Answers whether nobody has told of it before. Whoever tells of the same one meanwhile waits. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cashier_payments')
    .values({
      id: payment.id,
      provider_code: payment.providerCode,
      payment_ref: payment.paymentRef,
      merchant_code: payment.merchantCode,
      member_id: payment.memberId,
      order_no: payment.orderNo,
      currency: payment.currency,
      fingerprint: payment.fingerprint,
      state: payment.state,
      amount: payment.amount,
      coins: payment.coins,
      is_by_quote: payment.isByQuote,
      confirmations: payment.confirmations,
      why: payment.why,
      told_at: payment.toldAt,
      settled_at: payment.settledAt,
    })
    .onConflict((conflict) => conflict.columns(['provider_code', 'payment_ref']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setConfirmations(
  tx: Tx,
  { id, confirmations }: Pick<Payment, 'id' | 'confirmations'>,
): Promise<void> {
  await tx
    .updateTable('cashier_payments')
    .set({ confirmations })
    .where('id', '=', id)
    .where('confirmations', '<', confirmations)
    .execute();
}

export async function changePayment(
  tx: Tx,
  id: string,
  change: {
    readonly state: PaymentState;
    readonly amount?: bigint | null;
    readonly why?: string | null;
    readonly settledAt?: Date | null;
    readonly settledBy?: string;
  },
): Promise<void> {
  await tx
    .updateTable('cashier_payments')
    .set({
      state: change.state,
      ...(change.amount === undefined ? {} : { amount: change.amount }),
      ...(change.why === undefined ? {} : { why: change.why }),
      ...(change.settledAt ? { settled_at: change.settledAt } : {}),
      ...(change.settledBy ? { settled_by: change.settledBy } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Payments of orders, the oldest first. */
export async function listOfOrders(tx: Tx, orderNos: readonly string[]): Promise<Payment[]> {
  if (orderNos.length === 0) return [];
  const rows = await tx
    .selectFrom('cashier_payments')
    .selectAll()
    .where('order_no', 'in', [...orderNos])
    .orderBy('seq')
    .execute();
  return rows.map(read);
}

/** A merchant's payments in a state, the newest first. */
export async function listPayments(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly state: PaymentState;
    readonly before: bigint | undefined;
    readonly limit: number;
  },
): Promise<Payment[]> {
  let query = tx
    .selectFrom('cashier_payments')
    .selectAll()
    .where('merchant_code', '=', asked.merchantCode)
    .where('state', '=', asked.state)
    .orderBy('seq', 'desc')
    .limit(asked.limit);
  if (asked.before !== undefined) query = query.where('seq', '<', asked.before);
  return (await query.execute()).map(read);
}
