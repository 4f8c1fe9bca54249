import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { GuessCount } from './guesses.ts';

type Held = GuessCount & { readonly subject: string };

/**
 * Holds the counts of all subjects until the transaction ends, and makes those that are not there. In
 * one statement: between two, somebody could forget the count that was about to be held. The caller
 * sorts the subjects, so that no two wait for each other.
 */
export async function holdGuesses(
  tx: Tx,
  { merchantCode, subjects, now }: { merchantCode: string; subjects: readonly string[]; now: Date },
): Promise<Held[]> {
  const rows = await tx
    .insertInto('identity_guesses')
    .values(
      subjects.map((subject) => ({
        merchant_code: merchantCode,
        subject,
        guesses: 0,
        counted_from: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'subject'])
        .doUpdateSet((row) => ({ guesses: row.ref('identity_guesses.guesses') })),
    )
    .returningAll()
    .execute();
  return rows.map(readCount);
}

/** Holds the counts that are there, in the same order. */
export async function lockGuesses(
  tx: Tx,
  { merchantCode, subjects }: { merchantCode: string; subjects: readonly string[] },
): Promise<Held[]> {
  const rows = await tx
    .selectFrom('identity_guesses')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('subject', 'in', subjects)
    .orderBy('subject', (order) => order.collate('C'))
    .forUpdate()
    .execute();
  return rows.map(readCount);
}

/** What is counted of a subject, without holding it. */
export async function findGuesses(
  tx: Tx,
  { merchantCode, subject }: { merchantCode: string; subject: string },
): Promise<Held | undefined> {
  const row = await tx
    .selectFrom('identity_guesses')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && readCount(row);
}

export async function updateGuesses(
  tx: Tx,
  { merchantCode, subject, count }: { merchantCode: string; subject: string; count: GuessCount },
): Promise<void> {
  await tx
    .updateTable('identity_guesses')
    .set({
      guesses: count.guesses,
      counted_from: count.countedFrom,
      locks: count.locks,
      locked_until: count.lockedUntil,
    })
    .where('merchant_code', '=', merchantCode)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Forgets counts that this transaction holds. Only those: one that was made since may be held by
 * somebody who waits for us.
 */
export async function deleteHeldGuesses(
  tx: Tx,
  { merchantCode, subjects }: { merchantCode: string; subjects: readonly string[] },
): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .deleteFrom('identity_guesses')
    .where('merchant_code', '=', merchantCode)
    .where('subject', 'in', subjects)
    .execute();
}

/** Whether the member of this name has logged in from this device. One question, also for nobody. */
export async function isKnownDevice(
  tx: Tx,
  by: { merchantCode: string; username: string; deviceHash: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('identity_members as member')
    .innerJoin('identity_devices as device', 'device.member_id', 'member.id')
    .select('device.member_id')
    .where('member.merchant_code', '=', by.merchantCode)
    .where('member.username', '=', by.username)
    .where('device.device_hash', '=', by.deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody stays away who has logged in from this device. */
export async function isDeviceOfExcluded(
  tx: Tx,
  by: { merchantCode: string; deviceHash: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('identity_devices as device')
    .innerJoin('identity_members as member', 'member.id', 'device.member_id')
    .select('device.member_id')
    .where('device.device_hash', '=', by.deviceHash)
    .where('member.merchant_code', '=', by.merchantCode)
    .where('member.excluded_until', '>', by.now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listDeviceHashes(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('identity_devices')
    .select('device_hash')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map((row) => row.device_hash);
}

/**
 * Keeps a device of a member. True where it is news: one more beside others, of an account that is not anybody's to
 * enter.
 */
export async function upsertDevice(
  tx: Tx,
  { memberId, deviceHash, now }: { memberId: string; deviceHash: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ readonly isNews: boolean }>`
    with kept as (
      insert into identity_devices (member_id, device_hash, seen_at)
      values (${memberId}, ${deviceHash}, ${now})
      on conflict (member_id, device_hash) do update set seen_at = excluded.seen_at
      returning (xmax = 0) as is_new
    )
    select kept.is_new and not member.is_demo
           and exists (select from identity_devices as other
                        where other.member_id = member.id and other.device_hash <> ${deviceHash}) as "isNews"
      from kept cross join identity_members as member where member.id = ${memberId}`.execute(tx);
  return rows[0]?.isNews ?? false;
}

/** Forgets counts whose window and locks are both over, but for those that somebody holds just now. */
export async function pruneGuesses(
  tx: Tx,
  before: { countedFrom: Date; lockedUntil: Date },
): Promise<void> {
  await tx
    .deleteFrom('identity_guesses')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('merchant_code', 'subject'),
        'in',
        selectFrom('identity_guesses as old')
          .select(['old.merchant_code', 'old.subject'])
          .where('old.counted_from', '<', before.countedFrom)
          .where((old) =>
            old.or([
              old('old.locked_until', 'is', null),
              old('old.locked_until', '<', before.lockedUntil),
            ]),
          )
          .forUpdate()
          .skipLocked()
          .$asTuple('merchant_code', 'subject'),
      ),
    )
    .execute();
}

/** Forgets devices whose cookie has run out. */
export async function pruneDevices(tx: Tx, seenBefore: Date): Promise<void> {
  await tx.deleteFrom('identity_devices').where('seen_at', '<', seenBefore).execute();
}

const readCount = (row: Selectable<Schema['identity_guesses']>): Held => ({
  subject: row.subject,
  guesses: row.guesses,
  countedFrom: row.counted_from,
  locks: row.locks,
  lockedUntil: row.locked_until,
});
