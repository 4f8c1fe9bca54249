/** The SQL of deposit orders. Each function takes the transaction that it runs in first, as `tx`. */
import type { DepositState } from '@maneki/contract/cashier/states';
import { type Selectable, sql } from 'kysely';
import type { MainWallet } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { CashierDeposits } from '#platform/database/generated/schema';
import type { PaymentInstructions } from '../gateways/payment-provider.ts';
import type { Deposit } from './deposit.ts';

type StoredInstructions = Omit<PaymentInstructions, 'coin'> & {
  readonly coin:
    | (Omit<NonNullable<PaymentInstructions['coin']>, 'quoteUntil'> & {
        readonly quoteUntil: string;
      })
    | null;
};

function readInstructions(stored: unknown): PaymentInstructions | null {
  if (!stored) return null;
  const { coin, ...rest } = stored as StoredInstructions;
  return { ...rest, coin: coin && { ...coin, quoteUntil: new Date(coin.quoteUntil) } };
}

export const readDeposit = (row: Selectable<CashierDeposits>): Deposit => ({
  orderNo: row.order_no,
  seq: row.seq,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  wallet: row.wallet as MainWallet,
  currency: row.currency,
  channelId: row.channel_id,
  providerCode: row.provider_code,
  state: row.state as DepositState,
  wishKey: row.wish_key,
  amount: row.amount,
  minimum: row.minimum,
  terms: {
    feePayer: row.fee_payer as Deposit['terms']['feePayer'],
    feePpm: BigInt(row.fee_ppm),
    feeFixed: row.fee_fixed,
    bonusPpm: BigInt(row.bonus_ppm),
  },
  isManual: row.is_manual,
  needsProof: row.needs_proof,
  confirmations: row.confirmations,
  payerName: row.payer_name,
  reference: row.reference,
  instructions: readInstructions(row.instructions),
  received: row.received,
  fee: row.fee,
  bonus: row.bonus,
  credited: row.credited,
  businessDay: row.business_day,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  submittedAt: row.submitted_at,
  endedAt: row.ended_at,
  claimedBy: row.claimed_by,
  claimedAt: row.claimed_at,
  reviewedBy: row.reviewed_by,
  rejectReason: row.reject_reason,
  note: row.note,
  isByHand: row.is_by_hand,
});

export async function insertDeposit(tx: Tx, deposit: Omit<Deposit, 'seq'>): Promise<void> {
  await tx
    .insertInto('cashier_deposits')
    .values({
      order_no: deposit.orderNo,
      merchant_code: deposit.merchantCode,
      member_id: deposit.memberId,
      wallet: deposit.wallet,
      currency: deposit.currency,
      channel_id: deposit.channelId,
      provider_code: deposit.providerCode,
      state: deposit.state,
      wish_key: deposit.wishKey,
      amount: deposit.amount,
      minimum: deposit.minimum,
      fee_payer: deposit.terms.feePayer,
      fee_ppm: Number(deposit.terms.feePpm),
      fee_fixed: deposit.terms.feeFixed,
      bonus_ppm: Number(deposit.terms.bonusPpm),
      is_manual: deposit.isManual,
      needs_proof: deposit.needsProof,
      confirmations: deposit.confirmations,
      payer_name: deposit.payerName,
      reference: deposit.reference,
      instructions: deposit.instructions && JSON.stringify(deposit.instructions),
      received: deposit.received,
      fee: deposit.fee,
      bonus: deposit.bonus,
      credited: deposit.credited,
      business_day: deposit.businessDay,
      created_at: deposit.createdAt,
      expires_at: deposit.expiresAt,
      submitted_at: deposit.submittedAt,
      ended_at: deposit.endedAt,
      reviewed_by: deposit.reviewedBy,
      note: deposit.note,
      is_by_hand: deposit.isByHand,
    })
    .execute();
}

export async function findDeposit(tx: Tx, orderNo: string): Promise<Deposit | undefined> {
  const row = await tx
    .selectFrom('cashier_deposits')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return row && readDeposit(row);
}

/** Held until the transaction ends: whoever would change it waits. */
export async function lockDeposit(tx: Tx, orderNo: string): Promise<Deposit | undefined> {
  const row = await tx
    .selectFrom('cashier_deposits')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  return row && readDeposit(row);
}

export async function findByWish(
  tx: Tx,
  { memberId, wishKey }: { readonly memberId: string; readonly wishKey: string },
): Promise<Deposit | undefined> {
  const row = await tx
    .selectFrom('cashier_deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('wish_key', '=', wishKey)
    .executeTakeFirst();
  return row && readDeposit(row);
}

/** A member's orders, the newest first. */
export async function listOfMember(
  tx: Tx,
  asked: { readonly memberId: string; readonly before: bigint | undefined; readonly limit: number },
): Promise<Deposit[]> {
  let query = tx
    .selectFrom('cashier_deposits')
    .selectAll()
    .where('member_id', '=', asked.memberId)
    .orderBy('seq', 'desc')
    .limit(asked.limit);
  if (asked.before !== undefined) query = query.where('seq', '<', asked.before);
  return (await query.execute()).map(readDeposit);
}

/** What changes with an order's state. */
export type DepositChange = Partial<
  Pick<
    Deposit,
    | 'instructions'
    | 'received'
    | 'fee'
    | 'bonus'
    | 'credited'
    | 'submittedAt'
    | 'reviewedBy'
    | 'rejectReason'
    | 'note'
  >
>;

/** Answers whether the order was in the state that it is to leave. */
export async function changeState(
  tx: Tx,
  { orderNo, state: from }: Pick<Deposit, 'orderNo' | 'state'>,
  {
    to,
    endedAt,
    ...change
  }: DepositChange & { readonly to: DepositState; readonly endedAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cashier_deposits')
    .set({
      state: to,
      ended_at: endedAt,
      ...(change.instructions ? { instructions: JSON.stringify(change.instructions) } : {}),
      ...(change.received === undefined ? {} : { received: change.received }),
      ...(change.fee === undefined ? {} : { fee: change.fee }),
      ...(change.bonus === undefined ? {} : { bonus: change.bonus }),
      ...(change.credited === undefined ? {} : { credited: change.credited }),
      ...(change.submittedAt === undefined ? {} : { submitted_at: change.submittedAt }),
      ...(change.reviewedBy === undefined ? {} : { reviewed_by: change.reviewedBy }),
      ...(change.rejectReason === undefined ? {} : { reject_reason: change.rejectReason }),
      ...(change.note === undefined ? {} : { note: change.note }),
    })
    .where('order_no', '=', orderNo)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setNote(
  tx: Tx,
  { orderNo, note }: { readonly orderNo: string; readonly note: string },
): Promise<void> {
  await tx.updateTable('cashier_deposits').set({ note }).where('order_no', '=', orderNo).execute();
}

/** Orders whose time is over and that nobody has paid, the longest waiting first. */
export async function listDue(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('cashier_deposits')
    .select('order_no')
    .where('state', 'in', ['CREATED', 'AWAITING_PAYMENT'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ order_no }) => order_no);
}

/** The orders by which members first paid in; who never did is not in it. */
export async function listFirstDeposits(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ orderNo: string }>`
    select distinct on (member_id) order_no as "orderNo" from cashier_deposits
     where member_id = any(${memberIds}::uuid[]) and state = 'SUCCESS'
     order by member_id, ended_at, seq`.execute(tx);
  return new Set(rows.map(({ orderNo }) => orderNo));
}

/** How often a member has paid in. */
export async function countSucceeded(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('cashier_deposits')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'SUCCESS')
    .executeTakeFirstOrThrow();
  return Number(count);
}
