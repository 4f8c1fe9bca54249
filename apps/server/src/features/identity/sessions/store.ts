import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Session, SessionVia } from './session.ts';

export async function insertSession(tx: Tx, session: Session, tokenHash: string): Promise<void> {
  await tx
    .insertInto('identity_sessions')
    .values({
      id: session.id,
      member_id: session.memberId,
      merchant_code: session.merchantCode,
      token_hash: tokenHash,
      via: session.via,
      device: session.device,
      address: session.address,
      country_code: session.countryCode,
      opened_at: session.openedAt,
      seen_at: session.seenAt,
      idle_ms: BigInt(session.idleMs),
      ends_at: session.endsAt,
    })
    .execute();
}

/** A session and just enough of its member to know whether to let them in. */
export async function findSessionByToken(tx: Tx, by: { merchantCode: string; tokenHash: string }) {
  const row = await tx
    .selectFrom('identity_sessions as session')
    .innerJoin('identity_members as member', 'member.id', 'session.member_id')
    .selectAll('session')
    .select(['member.type', 'member.username', 'member.must_change_password'])
    .select(['member.disabled_at', 'member.expires_at', 'member.excluded_until'])
    .where('session.token_hash', '=', by.tokenHash)
    .where('session.merchant_code', '=', by.merchantCode)
    .executeTakeFirst();
  return row && { session: readSession(row), member: row };
}

export async function findSession(tx: Tx, sessionId: string): Promise<Session | undefined> {
  const row = await tx
    .selectFrom('identity_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row && readSession(row);
}

/** The member's sessions that have not ended, the latest first. */
export async function listOpenSessions(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Session[]> {
  const rows = await tx
    .selectFrom('identity_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('opened_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(readSession);
}

/**
 * Those of these sessions that a call would find expired: ended, too old, idle for too long, unknown,
 * or of a member who may not come in any more. The database counts, since nearly all of them are good.
 */
export async function listEndedSessions(
  tx: Tx,
  { sessionIds, now }: { sessionIds: readonly string[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id
      from unnest(${sessionIds}::uuid[]) as asked (id)
     where not exists (
       select from identity_sessions as session
         join identity_members as member on member.id = session.member_id
        where session.id = asked.id
          and session.ended_at is null
          and session.ends_at > ${now}
          and session.seen_at + session.idle_ms * interval '1 millisecond' > ${now}
          and member.disabled_at is null
          and (member.expires_at is null or member.expires_at > ${now})
     )`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function updateSeen(
  tx: Tx,
  { sessionId, now, address }: { sessionId: string; now: Date; address: string },
): Promise<void> {
  await tx
    .updateTable('identity_sessions')
    .set({ seen_at: now, address })
    .where('id', '=', sessionId)
    .execute();
}

export type EndedSessions = {
  readonly memberId: string;
  readonly now: Date;
  readonly onlyId?: string;
  readonly exceptId?: string;
};

/** Marks one of the member's sessions as over, or all of them but one; answers which. */
export async function markEnded(tx: Tx, which: EndedSessions): Promise<string[]> {
  let query = tx
    .updateTable('identity_sessions')
    .set({ ended_at: which.now })
    .where('member_id', '=', which.memberId)
    .where('ended_at', 'is', null);
  if (which.onlyId !== undefined) query = query.where('id', '=', which.onlyId);
  if (which.exceptId !== undefined) query = query.where('id', '<>', which.exceptId);
  const rows = await query.returning('id').execute();
  return rows.map(({ id }) => id);
}

export async function insertRenewal(
  tx: Tx,
  renewal: { tokenHash: string; sessionId: string; deviceHash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('identity_renewals')
    .values({
      token_hash: renewal.tokenHash,
      session_id: renewal.sessionId,
      device_hash: renewal.deviceHash,
      expires_at: renewal.expiresAt,
    })
    .execute();
}

/** Holds a renewal until the transaction ends: a second use waits, and finds nothing once it is spent. */
export async function holdRenewal(
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ sessionId: string; deviceHash: string } | undefined> {
  const row = await tx
    .selectFrom('identity_renewals')
    .select(['session_id', 'device_hash'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row && { sessionId: row.session_id, deviceHash: row.device_hash };
}

export async function deleteRenewal(tx: Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom('identity_renewals').where('token_hash', '=', tokenHash).execute();
}

/** Forgets renewals that nobody came with in time, and sessions that have long been over. */
export async function pruneSessions(
  tx: Tx,
  { now, endedBefore }: { now: Date; endedBefore: Date },
): Promise<void> {
  await tx.deleteFrom('identity_renewals').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('identity_sessions').where('ends_at', '<', endedBefore).execute();
}

function readSession(row: Selectable<Schema['identity_sessions']>): Session {
  return {
    id: row.id,
    memberId: row.member_id,
    merchantCode: row.merchant_code,
    via: row.via as SessionVia,
    device: row.device,
    address: row.address,
    countryCode: row.country_code,
    openedAt: row.opened_at,
    seenAt: row.seen_at,
    idleMs: Number(row.idle_ms),
    endsAt: row.ends_at,
    endedAt: row.ended_at,
  };
}
