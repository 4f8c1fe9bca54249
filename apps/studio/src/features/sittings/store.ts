import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import type { Tx } from '#platform/database';
import type { Sitting } from './sitting.ts';

export async function insertSitting(
  tx: Tx,
  sitting: Sitting & { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('studio.sittings')
    .values({
      id: sitting.id,
      token_hash: sitting.tokenHash,
      player_id: sitting.playerId,
      game_id: sitting.gameId,
      currency: sitting.currency,
      language: sitting.language,
      theme: sitting.theme,
      expires_at: sitting.expiresAt,
    })
    .execute();
}

/** A sitting that still lives, which it does for another while from now on. */
export async function continueSitting(
  tx: Tx,
  { tokenHash, now, expiresAt }: { tokenHash: string; now: Date; expiresAt: Date },
): Promise<Sitting | undefined> {
  const row = await tx
    .updateTable('studio.sittings')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      playerId: row.player_id,
      gameId: row.game_id,
      currency: row.currency,
      language: row.language as Language,
      theme: row.theme as Theme,
    }
  );
}

/** Forgets sittings that are over. */
export async function deleteSittingsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('studio.sittings').where('expires_at', '<', before).execute();
}
