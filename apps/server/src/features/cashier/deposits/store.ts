/** The SQL of deposit orders. Each function takes the transaction that it runs in first, as `tx`. */
import { OPEN_DEPOSIT_STATES } from '@maneki/contract/cashier/deposit';
import type { DepositState } from '@maneki/contract/cashier/states';
import { type Selectable, sql } from 'kysely';
import {
  type MainWallet,
  type Movement,
  movedFrom,
  movementColumns,
  writeMovement,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { CashierDeposits } from '#platform/database/generated/schema';
import type { PaymentInstructions } from '../gateways/payment-provider.ts';
import type { Deposit, Standing } from './deposit.ts';

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

const read = (row: Selectable<CashierDeposits>): Deposit => ({
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
  return row && read(row);
}

/** Held until the transaction ends: whoever would change it waits. */
export async function lockDeposit(tx: Tx, orderNo: string): Promise<Deposit | undefined> {
  const row = await tx
    .selectFrom('cashier_deposits')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row);
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
  return row && read(row);
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
  return (await query.execute()).map(read);
}

export async function findStanding(
  tx: Tx,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<Standing> {
  const rows = await tx
    .selectFrom('cashier_deposits')
    .select(['order_no', 'channel_id', 'amount', 'state', 'ended_at'])
    .where('member_id', '=', memberId)
    .where((where) =>
      where.or([
        where('state', 'in', [...OPEN_DEPOSIT_STATES]),
        where.and([where('state', 'in', ['EXPIRED', 'CANCELLED']), where('ended_at', '>', since)]),
      ]),
    )
    .execute();
  const open = rows.filter(({ ended_at }) => ended_at === null);
  return {
    open: open.map((row) => ({
      orderNo: row.order_no,
      channelId: row.channel_id,
      amount: row.amount,
    })),
    abandonedAt: rows.flatMap(({ ended_at }) => (ended_at ? [ended_at] : [])),
  };
}

export type DayUse = { readonly byMember: bigint; readonly byAll: bigint };

/** What a business day has brought in channels, with what is still open; by channel. */
export async function sumDay(
  tx: Tx,
  asked: {
    readonly channelIds: readonly string[];
    readonly day: string;
    readonly memberId: string;
  },
): Promise<ReadonlyMap<string, DayUse>> {
  const { rows } = await sql<{ id: string; byMember: string | null; byAll: string }>`
    select channel_id as id, sum(coalesce(received, amount))::text as "byAll",
           sum(coalesce(received, amount)) filter (where member_id = ${asked.memberId})::text as "byMember"
      from cashier_deposits
     where channel_id = any(${[...asked.channelIds]}::uuid[]) and business_day = ${asked.day}
       and state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'SUCCESS')
     group by channel_id`.execute(tx);
  return new Map(
    rows.map(({ id, byMember, byAll }) => [
      id,
      { byMember: BigInt(byMember ?? 0), byAll: BigInt(byAll) },
    ]),
  );
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

export async function setClaim(
  tx: Tx,
  { orderNo, by, at }: { readonly orderNo: string; readonly by: string | null; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('cashier_deposits')
    .set({ claimed_by: by, claimed_at: by === null ? null : at })
    .where('order_no', '=', orderNo)
    .execute();
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

export type DepositSearch = {
  readonly merchantCode: string;
  readonly state?: DepositState | undefined;
  readonly method?: string | undefined;
  readonly channelId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly claimed?: 'mine' | 'nobody' | 'others' | undefined;
  readonly operator: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before: bigint | undefined;
  readonly limit: number;
};

/** A merchant's orders, the newest first. */
export async function searchDeposits(tx: Tx, asked: DepositSearch): Promise<Deposit[]> {
  let query = tx
    .selectFrom('cashier_deposits as d')
    .innerJoin('cashier_channels as c', 'c.id', 'd.channel_id')
    .selectAll('d')
    .where('d.merchant_code', '=', asked.merchantCode)
    .orderBy('d.seq', 'desc')
    .limit(asked.limit);
  if (asked.before !== undefined) query = query.where('d.seq', '<', asked.before);
  if (asked.state) query = query.where('d.state', '=', asked.state);
  if (asked.method) query = query.where('c.method', '=', asked.method);
  if (asked.channelId) query = query.where('d.channel_id', '=', asked.channelId);
  if (asked.memberId) query = query.where('d.member_id', '=', asked.memberId);
  if (asked.orderNo) query = query.where('d.order_no', '=', asked.orderNo);
  if (asked.from) query = query.where('d.created_at', '>=', new Date(asked.from));
  if (asked.to) query = query.where('d.created_at', '<', new Date(asked.to));
  if (asked.claimed === 'nobody') query = query.where('d.claimed_by', 'is', null);
  if (asked.claimed === 'mine') query = query.where('d.claimed_by', '=', asked.operator);
  if (asked.claimed === 'others') query = query.where('d.claimed_by', '<>', asked.operator);
  return (await query.execute()).map(read);
}

export type MovedRow = { readonly available: bigint; readonly lastSeq: bigint };

/** Moves the money of an order. No row where it did not move. */
export async function moveForDeposit(tx: Tx, movement: Movement): Promise<MovedRow[]> {
  const asked = JSON.stringify([writeMovement(movement, 0)]);
  const { rows } = await sql<MovedRow>`
    with asked as materialized (
      select * from json_to_recordset(${asked}::json) as asked(${movementColumns})
    ), ${movedFrom('asked', { hasCaps: false })}
    select available, last_seq as "lastSeq" from moved`.execute(tx);
  return rows;
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
