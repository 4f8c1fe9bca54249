import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import type { Tx } from '#platform/database';
import type { Session } from './session.ts';

export async function insertSession(
  tx: Tx,
  session: Session & { readonly tokenHash: string },
): Promise<void> {
  await tx
    .insertInto('house.sessions')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      player_id: session.playerId,
      merchant: session.merchant,
      vendor: session.vendor,
      game_id: session.gameId,
      currency: session.currency,
      network: session.network,
      language: session.language,
      theme: session.theme,
      reality_check_minutes: session.realityCheckMinutes,
      series: session.series && JSON.stringify(session.series),
      prize_modes: session.prizeModes && JSON.stringify(session.prizeModes),
      opened_at: session.openedAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** A session that still lives. */
export async function findByToken(
  tx: Tx,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: Date },
): Promise<Session | undefined> {
  const row = await tx
    .selectFrom('house.sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      playerId: row.player_id,
      merchant: row.merchant,
      vendor: row.vendor,
      gameId: row.game_id,
      currency: row.currency,
      network: row.network,
      language: row.language as Language,
      theme: row.theme as Theme,
      realityCheckMinutes: row.reality_check_minutes,
      series: row.series as Session['series'],
      prizeModes: row.prize_modes as Session['prizeModes'],
      openedAt: row.opened_at,
      expiresAt: row.expires_at,
    }
  );
}

export async function extendSession(
  tx: Tx,
  { sessionId, expiresAt }: { readonly sessionId: string; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('house.sessions')
    .set({ expires_at: expiresAt })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The platform knows the session no more: nothing can be bet in it. */
export async function endSession(
  tx: Tx,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('house.sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Forgets sessions that ended before a moment; their rounds stay. Answers how many. */
export async function deleteSessionsBefore(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('house.sessions')
    .where('expires_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
