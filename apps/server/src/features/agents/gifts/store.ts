/** What agents have sent, part by part. Each function takes the transaction that it runs in first, as `tx`. */
import type { GiftKind, GiftReach, GiftState, RainAudience } from '@maneki/contract/agents/gift';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { MainWallet } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Counted, Gift, GiftStatus, Part } from './gift.ts';
import type { Layout } from './lay-out.ts';

type Row = Selectable<Schema['agents_gifts']>;

export const readGift = (row: Row): Gift => ({
  id: row.id,
  seq: row.seq,
  merchantCode: row.merchant_code,
  senderId: row.sender_id,
  kind: row.kind as GiftKind,
  status: row.status as GiftStatus,
  wallet: row.wallet as MainWallet,
  currency: row.currency,
  total: row.total,
  count: row.count,
  refunded: row.refunded,
  greeting: row.greeting,
  fingerprint: row.fingerprint,
  sentAt: row.sent_at,
  endedAt: row.ended_at,
  reason: row.reason,
  rain:
    row.audience === null
      ? null
      : {
          audience: row.audience as RainAudience,
          audienceIds: row.audience_ids,
          startsAt: row.starts_at!,
          endsAt: row.ends_at!,
        },
  claim:
    row.claimed_by === null
      ? null
      : { by: row.claimed_by, name: row.claimed_name!, at: row.claimed_at! },
});

/** How far down agents of a merchant may send: to those directly below, unless it says otherwise. */
export async function findReach(tx: Tx, merchantCode: string): Promise<GiftReach> {
  const row = await tx
    .selectFrom('agents_gift_settings')
    .select('reach')
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return (row?.reach ?? 'DIRECT') as GiftReach;
}

export async function putReach(
  tx: Tx,
  { merchantCode, reach, now }: { merchantCode: string; reach: GiftReach; now: Date },
): Promise<void> {
  const set = { reach, changed_at: now };
  await tx
    .insertInto('agents_gift_settings')
    .values({ merchant_code: merchantCode, ...set })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(set))
    .execute();
}

export type NewGift = Pick<
  Gift,
  | 'id'
  | 'merchantCode'
  | 'senderId'
  | 'status'
  | 'wallet'
  | 'currency'
  | 'greeting'
  | 'fingerprint'
  | 'sentAt'
> & { readonly wishKey: string; readonly businessDay: string; readonly layout: Layout };

/** Writes down what is sent, with all of its parts. */
export async function insertGift(tx: Tx, gift: NewGift): Promise<Gift> {
  const { layout } = gift;
  const row = await tx
    .insertInto('agents_gifts')
    .values({
      id: gift.id,
      merchant_code: gift.merchantCode,
      sender_id: gift.senderId,
      kind: layout.kind,
      status: gift.status,
      wallet: gift.wallet,
      currency: gift.currency,
      total: layout.total,
      count: layout.parts.length,
      greeting: gift.greeting,
      business_day: gift.businessDay,
      wish_key: gift.wishKey,
      fingerprint: gift.fingerprint,
      sent_at: gift.sentAt,
      audience: layout.rain?.audience ?? null,
      audience_ids: [...(layout.rain?.audienceIds ?? [])],
      starts_at: layout.rain?.startsAt ?? null,
      ends_at: layout.rain?.endsAt ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const parts = layout.parts.map(({ amount, ...part }) => ({ ...part, amount: String(amount) }));
  await sql`
    insert into agents_gift_parts (gift_id, number, amount, member_id)
    select ${gift.id}, number, amount, "memberId"
      from json_to_recordset(${JSON.stringify(parts)}::json)
        as part(number int, amount bigint, "memberId" uuid)`.execute(tx);
  return readGift(row);
}

/** What the same wish has made already. */
export async function findWish(
  tx: Tx,
  { senderId, wishKey }: { readonly senderId: string; readonly wishKey: string },
): Promise<Gift | undefined> {
  const row = await tx
    .selectFrom('agents_gifts')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('wish_key', '=', wishKey)
    .executeTakeFirst();
  return row && readGift(row);
}

/** What somebody has sent on a business day and did not get back. */
export async function sumSent(
  tx: Tx,
  asked: { readonly senderId: string; readonly currency: string; readonly businessDay: string },
): Promise<bigint> {
  const { rows } = await sql<{ sent: bigint }>`
    select coalesce(sum(total - refunded), 0)::bigint as sent from agents_gifts
     where sender_id = ${asked.senderId} and business_day = ${asked.businessDay}::date
       and currency = ${asked.currency} and status not in ('REJECTED', 'CANCELLED')`.execute(tx);
  return rows[0]!.sent;
}

/** One of them, held until the transaction ends. */
export async function lockGift(tx: Tx, id: string): Promise<Gift | undefined> {
  const row = await tx
    .selectFrom('agents_gifts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && readGift(row);
}

/** The same beside others who take part: it cannot end meanwhile. */
export async function shareGift(tx: Tx, id: string): Promise<Gift | undefined> {
  const row = await tx
    .selectFrom('agents_gifts')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row && readGift(row);
}

export async function updateStatus(
  tx: Tx,
  id: string,
  move: {
    readonly to: GiftStatus;
    readonly endedAt: Date | null;
    readonly refunded?: bigint;
    readonly reason?: string | undefined;
    readonly toldAt?: Date | undefined;
  },
): Promise<Gift> {
  const row = await tx
    .updateTable('agents_gifts')
    .set({
      status: move.to,
      ended_at: move.endedAt,
      ...(move.refunded === undefined ? {} : { refunded: move.refunded }),
      ...(move.reason === undefined ? {} : { reason: move.reason }),
      ...(move.toldAt === undefined ? {} : { told_at: move.toldAt }),
      claimed_by: null,
      claimed_name: null,
      claimed_at: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return readGift(row);
}

export async function setClaim(
  tx: Tx,
  id: string,
  claim: { readonly by: string; readonly name: string; readonly at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('agents_gifts')
    .set({
      claimed_by: claim?.by ?? null,
      claimed_name: claim?.name ?? null,
      claimed_at: claim?.at ?? null,
    })
    .where('id', '=', id)
    .execute();
}

export async function listParts(tx: Tx, giftId: string): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select number, amount, member_id as "memberId", given_at as "givenAt"
      from agents_gift_parts where gift_id = ${giftId} order by number`.execute(tx);
  return rows;
}

/** Everybody who was named has got theirs. */
export async function markGiven(tx: Tx, giftId: string, at: Date): Promise<void> {
  await tx
    .updateTable('agents_gift_parts')
    .set({ given_at: at })
    .where('gift_id', '=', giftId)
    .execute();
}

/** What nobody has taken. */
export async function sumLeft(tx: Tx, giftId: string): Promise<bigint> {
  const { rows } = await sql<{ left: bigint }>`
    select coalesce(sum(amount), 0)::bigint as left from agents_gift_parts
     where gift_id = ${giftId} and member_id is null`.execute(tx);
  return rows[0]!.left;
}

const counts = sql`
  select count(given_at)::int as given,
         coalesce(sum(amount) filter (where given_at is not null), 0)::bigint as given_total
    from agents_gift_parts where gift_id = g.id`;

async function listCounted(
  tx: Tx,
  where: RawBuilder<unknown>,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<Counted[]> {
  const { rows } = await sql<Row & { given: number; given_total: bigint }>`
    select g.*, k.given, k.given_total
      from (select * from agents_gifts as g
             where ${where} and (${before ?? null}::bigint is null or g.seq < ${before ?? null}::bigint)
             order by g.seq desc limit ${limit}) as g
     cross join lateral (${counts}) as k
     order by g.seq desc`.execute(tx);
  return rows.map((row) => ({ ...readGift(row), given: row.given, givenTotal: row.given_total }));
}

/** One of them with what was given, where it is there. */
export const findCounted = async (tx: Tx, id: string): Promise<Counted | undefined> =>
  (await listCounted(tx, sql`g.id = ${id}`, { before: undefined, limit: 1 }))[0];

/** What somebody has sent, the latest first. */
export const listOwn = (
  tx: Tx,
  asked: {
    readonly senderId: string;
    readonly of: 'TRANSFERS' | 'RAINS' | undefined;
    readonly before: bigint | undefined;
    readonly limit: number;
  },
): Promise<Counted[]> => {
  const ofKind =
    asked.of === undefined ? sql`true` : sql`(g.kind = 'TRANSFER') = ${asked.of === 'TRANSFERS'}`;
  return listCounted(tx, sql`g.sender_id = ${asked.senderId} and ${ofKind}`, asked);
};

const inState = (state: GiftState, now: Date): RawBuilder<unknown> => {
  if (state === 'OPEN')
    return sql`g.status = 'SCHEDULED' and g.starts_at <= ${now} and g.ends_at > ${now}`;
  if (state === 'SCHEDULED') return sql`g.status = 'SCHEDULED' and g.starts_at > ${now}`;
  if (state === 'FINISHED')
    return sql`(g.status = 'FINISHED' or (g.status = 'SCHEDULED' and g.ends_at <= ${now}))`;
  return sql`g.status = ${state}`;
};

/** What agents of a merchant have sent, as filters choose it, the latest first. */
export function searchGifts(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly state?: GiftState | undefined;
    readonly kind?: GiftKind | undefined;
    readonly senderId?: string | undefined;
    readonly before: bigint | undefined;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<Counted[]> {
  const { merchantCode, state, kind, senderId, now } = asked;
  const where = sql`
    g.merchant_code = ${merchantCode}
    and ${state === undefined ? sql`true` : inState(state, now)}
    and ${kind === undefined ? sql`true` : sql`g.kind = ${kind}`}
    and ${senderId === undefined ? sql`true` : sql`g.sender_id = ${senderId}`}`;
  return listCounted(tx, where, asked);
}
