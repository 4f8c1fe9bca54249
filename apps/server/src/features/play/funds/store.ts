import { sql } from 'kysely';
import { type Movement, movedFrom, movementColumns, writeMovement } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { StoredFundTransfer } from './fund-transfer.ts';

export type MovedRow = { readonly available: bigint; readonly lastSeq: bigint };

const columns = sql`
  member_id as "memberId", ref_no as "refNo", merchant_code as "merchantCode",
  provider_code as "providerCode", vendor_code as "vendorCode", direction, amount, currency, status,
  checks, requested_at as "requestedAt", ended_at as "endedAt"`;

export type NewTransfer = Omit<StoredFundTransfer, 'status' | 'checks' | 'endedAt'> & {
  readonly wishKey: string;
  readonly checkAt: Date;
};

/** Takes the money and notes where it is going, in one statement. No row when it was not taken. */
export async function sendOut(
  tx: Tx,
  transfer: NewTransfer,
  movement: Movement,
): Promise<MovedRow | undefined> {
  const asked = JSON.stringify([writeMovement(movement, 0)]);
  const { rows } = await sql<MovedRow>`
    with asked as materialized (
      select * from json_to_recordset(${asked}::json) as asked(${movementColumns})
    ),
    ${movedFrom('asked', { hasCaps: false })},
    sent as (
      insert into play_fund_transfers
        (member_id, ref_no, merchant_code, provider_code, vendor_code, direction, amount, currency,
         status, wish_key, check_at, requested_at)
      select member_id, key, merchant_code, ${transfer.providerCode}, ${transfer.vendorCode},
             'TO_VENDOR', amount, currency, 'PENDING', ${transfer.wishKey},
             ${transfer.checkAt}::timestamptz, ${transfer.requestedAt}::timestamptz
        from moved
    )
    select available, last_seq as "lastSeq" from moved`.execute(tx);
  return rows[0];
}

/** Notes money that is asked for; it is nobody's yet. */
export async function askFor(tx: Tx, transfer: NewTransfer): Promise<void> {
  await tx
    .insertInto('play_fund_transfers')
    .values({
      member_id: transfer.memberId,
      ref_no: transfer.refNo,
      merchant_code: transfer.merchantCode,
      provider_code: transfer.providerCode,
      vendor_code: transfer.vendorCode,
      direction: transfer.direction,
      amount: transfer.amount,
      currency: transfer.currency,
      status: 'PENDING',
      wish_key: transfer.wishKey,
      check_at: transfer.checkAt,
      requested_at: transfer.requestedAt,
    })
    .execute();
}

export type TransferName = Pick<StoredFundTransfer, 'memberId' | 'refNo'>;
export type Ending = { readonly status: 'SUCCESS' | 'FAILED'; readonly at: Date };

const ended = ({ memberId, refNo }: TransferName, { status, at }: Ending) => sql`
  update play_fund_transfers
     set status = ${status}, ended_at = greatest(requested_at, ${at}::timestamptz), check_at = null
   where member_id = ${memberId} and ref_no = ${refNo} and status in ('PENDING', 'UNKNOWN')
   returning ref_no`;

/** Ends a transfer that moves nothing by ending. Answers whether it was still open. */
export async function endTransfer(tx: Tx, name: TransferName, ending: Ending): Promise<boolean> {
  const { rows } = await ended(name, ending).execute(tx);
  return rows.length > 0;
}

/**
 * Ends a transfer together with the money that comes to the member by it. Where it was still open and
 * its money did not follow, the whole statement fails: one without the other must not be.
 */
export async function endWithCredit(
  tx: Tx,
  name: TransferName,
  { movement, ...ending }: Ending & { readonly movement: Movement },
): Promise<MovedRow[]> {
  const asked = JSON.stringify([writeMovement(movement, 0)]);
  const { rows } = await sql<MovedRow & { isSure: number }>`
    with ended as (${ended(name, ending)}),
    asked as materialized (
      select q.* from json_to_recordset(${asked}::json) as q(${movementColumns})
        join ended on true
    ),
    ${movedFrom('asked', { hasCaps: false })},
    sure as (
      select 1 / ((select count(*) from ended) = (select count(*) from moved))::int as is_sure
    )
    select moved.available, moved.last_seq as "lastSeq", sure.is_sure as "isSure"
      from sure left join moved on true`.execute(tx);
  return rows.filter(({ available }) => available !== null);
}

/** Nobody knows what the vendor did; whoever waits for this member's transfers need not any more. */
export async function setUnknown(tx: Tx, { memberId, refNo }: TransferName): Promise<void> {
  await tx
    .updateTable('play_fund_transfers')
    .set({ status: 'UNKNOWN' })
    .where('member_id', '=', memberId)
    .where('ref_no', '=', refNo)
    .where('status', '=', 'PENDING')
    .execute();
}

export async function findTransfer(
  tx: Tx,
  { memberId, refNo }: TransferName,
): Promise<StoredFundTransfer | undefined> {
  const { rows } = await sql<StoredFundTransfer>`
    select ${columns} from play_fund_transfers
     where member_id = ${memberId} and ref_no = ${refNo}`.execute(tx);
  return rows[0];
}

export async function findByWish(
  tx: Tx,
  { memberId, wishKey }: { readonly memberId: string; readonly wishKey: string },
): Promise<StoredFundTransfer | undefined> {
  const { rows } = await sql<StoredFundTransfer>`
    select ${columns} from play_fund_transfers
     where member_id = ${memberId} and wish_key = ${wishKey}`.execute(tx);
  return rows[0];
}

/** The latest first. */
export async function listLatest(
  tx: Tx,
  {
    memberId,
    currency,
    limit,
  }: { readonly memberId: string; readonly currency: string; readonly limit: number },
): Promise<StoredFundTransfer[]> {
  const { rows } = await sql<StoredFundTransfer>`
    select ${columns} from play_fund_transfers
     where member_id = ${memberId} and currency = ${currency}
     order by requested_at desc, ref_no desc
     limit ${limit}`.execute(tx);
  return rows;
}

/** The vendors that a member's money of a currency has ever gone to, or been asked back from. */
export async function listUsedVendors(
  tx: Tx,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('play_fund_transfers')
    .select('vendor_code')
    .distinct()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .execute();
  return rows.map(({ vendor_code }) => vendor_code);
}

export async function hasPending(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('play_fund_transfers')
    .select('ref_no')
    .where('member_id', '=', memberId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return row !== undefined;
}

/** Transfers whose vendor shall be asked by now, the longest waiting first. */
export async function listDue(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<StoredFundTransfer[]> {
  const { rows } = await sql<StoredFundTransfer>`
    select ${columns} from play_fund_transfers
     where status in ('PENDING', 'UNKNOWN') and check_at <= ${now}
     order by check_at
     limit ${limit}`.execute(tx);
  return rows;
}

/** Takes on one check of a transfer: of two who would, one does. */
export async function claimCheck(
  tx: Tx,
  { memberId, refNo, checks }: TransferName & { readonly checks: number },
  nextAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('play_fund_transfers')
    .set({ checks: checks + 1, check_at: nextAt })
    .where('member_id', '=', memberId)
    .where('ref_no', '=', refNo)
    .where('checks', '=', checks)
    .where('status', 'in', ['PENDING', 'UNKNOWN'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findIsAuto(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('play_preferences')
    .select('is_auto')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.is_auto ?? true;
}

export async function setIsAuto(
  tx: Tx,
  { memberId, isAuto }: { readonly memberId: string; readonly isAuto: boolean },
): Promise<void> {
  await tx
    .insertInto('play_preferences')
    .values({ member_id: memberId, is_auto: isAuto })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ is_auto: isAuto }))
    .execute();
}
