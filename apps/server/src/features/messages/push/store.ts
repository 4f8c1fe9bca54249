import type { Language } from '@maneki/contract/language';
import type { PushCategory } from '@maneki/contract/messages/push';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { DeviceKeys } from '#platform/encryption/encrypt-push';
import type { QuietMinutes } from './quiet-hours.ts';

/** A browser that is sent notifications, as long as its session lasts. */
export type PushDevice = DeviceKeys & {
  readonly sessionId: string;
  readonly memberId: string;
  readonly merchantCode: string;
  readonly endpoint: string;
  readonly language: Language;
  readonly categories: readonly PushCategory[];
  readonly quiet: QuietMinutes | null;
  readonly timeZone: string;
};

/** Keeps a session's device. A browser that belonged to another session belongs to this one now. */
export async function upsertDevice(tx: Tx, device: PushDevice, now: Date): Promise<void> {
  const { sessionId, endpoint } = device;
  await tx
    .deleteFrom('messages_push_devices')
    .where('endpoint', '=', endpoint)
    .where('session_id', '<>', sessionId)
    .execute();
  const row = {
    member_id: device.memberId,
    merchant_code: device.merchantCode,
    endpoint,
    p256dh: device.p256dh,
    auth: device.auth,
    language: device.language,
    categories: [...device.categories],
    quiet_from: device.quiet?.from ?? null,
    quiet_to: device.quiet?.to ?? null,
    time_zone: device.timeZone,
    kept_at: now,
  };
  await tx
    .insertInto('messages_push_devices')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
}

export async function findDevice(
  tx: Tx,
  sessionId: string,
): Promise<Pick<PushDevice, 'endpoint' | 'categories' | 'quiet' | 'timeZone'> | undefined> {
  const row = await tx
    .selectFrom('messages_push_devices')
    .select(['endpoint', 'categories', 'quiet_from', 'quiet_to', 'time_zone'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return (
    row && {
      endpoint: row.endpoint,
      categories: row.categories as PushCategory[],
      quiet: quietOf(row),
      timeZone: row.time_zone,
    }
  );
}

export async function deleteDevices(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('messages_push_devices')
    .where('session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .execute();
}

export async function deleteDevicesOf(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('messages_push_devices')
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute();
}

export type PushWish = {
  readonly memberId: string;
  readonly category: PushCategory;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
};

/** One delivery for each device of each member that takes this category; nothing where there is none. */
export async function insertDeliveries(
  tx: Tx,
  wishes: readonly PushWish[],
  now: Date,
): Promise<void> {
  await sql`
    insert into messages_push_deliveries (session_id, category, kind, params, queued_at, next_at)
    select device.session_id, wish.category, wish.kind, wish.params, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb)
             as wish ("memberId" uuid, category text, kind text, params jsonb)
      join messages_push_devices as device
        on device.member_id = wish."memberId" and wish.category = any(device.categories)`.execute(
    tx,
  );
}

export type Delivery = {
  readonly id: bigint;
  readonly category: PushCategory;
  readonly kind: string;
  readonly params: PushWish['params'];
  /** This one included. */
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly device: PushDevice;
};

/**
 * Takes what is due, and puts it off until a later attempt: who sends it takes it away, and what a crash leaves
 * behind is tried again.
 */
export async function takeDue(
  tx: Tx,
  due: { readonly now: Date; readonly limit: number; readonly firstWaitMs: number },
): Promise<Delivery[]> {
  const { rows } = await sql<Omit<Delivery, 'device'> & Omit<PushDevice, 'quiet'> & QuietColumns>`
    with due as (
      select id from messages_push_deliveries
       where next_at <= ${due.now} order by next_at, id limit ${due.limit}
         for update skip locked
    )
    update messages_push_deliveries as delivery
       set attempts = attempts + 1,
           next_at = ${due.now}::timestamptz
                     + ${due.firstWaitMs}::int * power(2, attempts) * interval '1 millisecond'
      from due, messages_push_devices as device
     where delivery.id = due.id and device.session_id = delivery.session_id
    returning delivery.id, delivery.category, delivery.kind, delivery.params, delivery.attempts,
              delivery.queued_at as "queuedAt", device.session_id as "sessionId",
              device.member_id as "memberId", device.merchant_code as "merchantCode",
              device.endpoint, device.p256dh, device.auth, device.language, device.categories,
              device.quiet_from, device.quiet_to, device.time_zone as "timeZone"`.execute(tx);
  return rows.map((row) => ({ ...row, device: { ...row, quiet: quietOf(row) } }));
}

/** Puts a delivery off; an attempt that was none is not counted. */
export async function postpone(
  tx: Tx,
  {
    id,
    until,
    isAttempt,
  }: { readonly id: bigint; readonly until: Date; readonly isAttempt: boolean },
): Promise<void> {
  await sql`
    update messages_push_deliveries
       set next_at = ${until}, attempts = attempts - ${isAttempt ? 0 : 1}::int
     where id = ${id}`.execute(tx);
}

export async function deleteDelivery(tx: Tx, id: bigint): Promise<void> {
  await tx.deleteFrom('messages_push_deliveries').where('id', '=', id).execute();
}

type QuietColumns = { readonly quiet_from: number | null; readonly quiet_to: number | null };

const quietOf = ({ quiet_from: from, quiet_to: to }: QuietColumns): QuietMinutes | null =>
  from === null || to === null ? null : { from, to };
