import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { Round } from '../round.ts';
import { readRound } from '../store.ts';

/** Rounds that are over and have not been shown to their end, and one that is not over; newest first. */
export async function findUnfinished(
  tx: Tx,
  { playerId, gameId }: { readonly playerId: string; readonly gameId: string },
): Promise<Round | undefined> {
  const row = await tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('is_seen', '=', false)
    .where('game_id', '=', gameId)
    .where('status', '<>', 'DECLINED')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readRound(row);
}

/** Marks one round, or all that are over; answers whether there was one. */
export async function markSeen(
  tx: Tx,
  { playerId, id }: { readonly playerId: string; readonly id?: string },
): Promise<boolean> {
  let query = tx
    .updateTable('house.rounds')
    .set({ is_seen: true })
    .where('player_id', '=', playerId)
    .where('is_seen', '=', false)
    .where('decided_at', 'is not', null);
  if (id !== undefined) query = query.where('id', '=', id);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks what players have of rounds that are over. Locked in one order: others may mark some of the same. */
export async function markAllSeen(tx: Tx, players: readonly string[]): Promise<void> {
  // Of one player, as at each spin, the database has to look into one partition.
  const areTheirs =
    players.length === 1 ? sql`= ${players[0]}::uuid` : sql`= any (${[...players]}::uuid[])`;
  await sql`
    with over as (
      select player_id, id from house.rounds
       where player_id ${areTheirs} and not is_seen and decided_at is not null
       order by player_id, id for update)
    update house.rounds as r set is_seen = true
      from over
     where r.player_id ${areTheirs} and r.player_id = over.player_id and r.id = over.id`.execute(
    tx,
  );
}
