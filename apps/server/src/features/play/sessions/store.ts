import type { LotteryPrizeMode } from '@maneki/contract/house/lottery';
import type { PersonalSeries } from '@maneki/contract/play/lottery';
import { sql } from 'kysely';
import type { WalletName } from '#features/wallet';
import type { Tx } from '#platform/database/database';

export type Launch = {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly merchantCode: string;
  readonly providerCode: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly wallet: WalletName;
  readonly language: string;
  readonly theme: string;
  readonly device: string;
  readonly address: string;
  /** The login that it was made from; a test or a provider's own may have none. */
  readonly loginId?: string | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export async function insertLaunch(tx: Tx, launch: Launch): Promise<void> {
  await tx
    .insertInto('play_launches')
    .values({
      token_hash: launch.tokenHash,
      member_id: launch.memberId,
      merchant_code: launch.merchantCode,
      provider_code: launch.providerCode,
      vendor_code: launch.vendorCode,
      game_id: launch.gameId,
      wallet: launch.wallet,
      language: launch.language,
      theme: launch.theme,
      device: launch.device,
      address: launch.address,
      login_id: launch.loginId ?? null,
      created_at: launch.createdAt,
      expires_at: launch.expiresAt,
    })
    .execute();
}

type LaunchName = { readonly tokenHash: string; readonly providerCode: string };

/** Takes a launch that is still good, once: of two who bring the same token one gets nothing. */
export async function spendLaunch(
  tx: Tx,
  { tokenHash, providerCode, now }: LaunchName & { now: Date },
) {
  return tx
    .updateTable('play_launches')
    .set({ spent_at: now })
    .where('token_hash', '=', tokenHash)
    .where('provider_code', '=', providerCode)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** From where a launch was made that was ever this provider's, good or not. It never changes. */
export async function findLaunchAddress(
  tx: Tx,
  { tokenHash, providerCode }: LaunchName,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('play_launches')
    .select('address')
    .where('token_hash', '=', tokenHash)
    .where('provider_code', '=', providerCode)
    .executeTakeFirst();
  return row?.address;
}

export type NewSession = {
  readonly id: string;
  readonly memberId: string;
  readonly merchantCode: string;
  readonly providerCode: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly wallet: string;
  readonly currency: string;
  readonly device: string;
  readonly address: string;
  readonly loginId?: string | null;
  readonly series?: PersonalSeries | undefined;
  readonly prizeModes?: readonly LotteryPrizeMode[] | null | undefined;
  readonly openedAt: Date;
  readonly expiresAt: Date;
};

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('play_sessions')
    .values({
      id: session.id,
      member_id: session.memberId,
      merchant_code: session.merchantCode,
      provider_code: session.providerCode,
      vendor_code: session.vendorCode,
      game_id: session.gameId,
      wallet: session.wallet,
      currency: session.currency,
      device: session.device,
      address: session.address,
      login_id: session.loginId ?? null,
      series: session.series ? JSON.stringify(session.series) : null,
      prize_modes: session.prizeModes ? JSON.stringify(session.prizeModes) : null,
      opened_at: session.openedAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

export type SessionName = { readonly memberId: string; readonly sessionId: string };

export async function findSession(tx: Tx, { memberId, sessionId }: SessionName) {
  return tx
    .selectFrom('play_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

/** Keeps a session alive that is about to run out; one that is over stays over. */
export async function touchSession(
  tx: Tx,
  session: SessionName & { readonly now: Date; readonly dueBefore: Date; readonly until: Date },
): Promise<void> {
  const { memberId, sessionId, now, dueBefore, until } = session;
  await sql`/* play.touch-session */
    update play_sessions set expires_at = ${until}
     where member_id = ${memberId} and id = ${sessionId} and ended_at is null
       and expires_at > ${now} and expires_at < ${dueBefore}`.execute(tx);
}

/** Ends all of a member's sessions; answers how many were open. */
export async function endSessions(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('play_sessions')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends the sessions of some members that were told how high a series may be: it is another one now. */
export async function endSeriesSessions(
  tx: Tx,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('play_sessions')
    .set({ ended_at: now })
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('series', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Ends the sessions of a merchant that were told a higher series of a group than it gives now. */
export async function endSessionsAbove(
  tx: Tx,
  {
    merchantCode,
    group,
    most,
    now,
  }: {
    readonly merchantCode: string;
    readonly group: string;
    readonly most: number;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    update play_sessions set ended_at = ${now}
     where merchant_code = ${merchantCode} and ended_at is null and expires_at > ${now}
       and (series ->> ${group}::text)::int > ${most}`.execute(tx);
}

/** Ends those of a member's sessions that were launched from certain logins, and launches on their way. */
export async function endSessionsOf(
  tx: Tx,
  ended: { readonly memberId: string; readonly sessionIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('play_launches')
    .set({ spent_at: ended.now })
    .where('login_id', 'in', ended.sessionIds)
    .where('expires_at', '>', ended.now)
    .where('spent_at', 'is', null)
    .execute();
  await tx
    .updateTable('play_sessions')
    .set({ ended_at: ended.now })
    .where('member_id', '=', ended.memberId)
    .where('login_id', 'in', ended.sessionIds)
    .where('ended_at', 'is', null)
    .execute();
}

export async function pruneLaunches(tx: Tx, expiredBefore: Date): Promise<void> {
  await tx.deleteFrom('play_launches').where('expires_at', '<', expiredBefore).execute();
}

export async function pruneSessions(tx: Tx, expiredBefore: Date): Promise<void> {
  await tx.deleteFrom('play_sessions').where('expires_at', '<', expiredBefore).execute();
}
