import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseChases } from '#platform/generated/schema';

export type ChaseStatus = 'PLACING' | 'RUNNING' | 'STOPPED' | 'CANCELLED' | 'FAILED';

/** One wish for several issues: a slip on each. */
export type Chase = {
  readonly playerId: string;
  readonly id: string;
  readonly key: string;
  readonly gameId: string;
  readonly currency: string;
  readonly stopsOnWin: boolean;
  readonly status: ChaseStatus;
  readonly issues: readonly {
    readonly no: number;
    readonly issueNo: string;
    readonly multiplier: number;
    readonly roundId: string;
  }[];
  readonly placedAt: Date;
};

type ChaseName = Pick<Chase, 'playerId' | 'id'>;

const readChase = (row: Selectable<HouseChases>): Chase => ({
  playerId: row.player_id,
  id: row.id,
  key: row.key,
  gameId: row.game_id,
  currency: row.currency,
  stopsOnWin: row.stops_on_win,
  status: row.status as ChaseStatus,
  issues: row.issues as unknown as Chase['issues'],
  placedAt: row.placed_at,
});

export async function insertChase(tx: Tx, chase: Chase): Promise<void> {
  await tx
    .insertInto('house.chases')
    .values({
      player_id: chase.playerId,
      id: chase.id,
      key: chase.key,
      game_id: chase.gameId,
      currency: chase.currency,
      stops_on_win: chase.stopsOnWin,
      status: chase.status,
      issues: JSON.stringify(chase.issues),
      placed_at: chase.placedAt,
    })
    .execute();
}

export async function findChase(tx: Tx, { playerId, id }: ChaseName): Promise<Chase | undefined> {
  const row = await tx
    .selectFrom('house.chases')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readChase(row);
}

/** Holds chases by their names, so that a win and a further slip of one come one after the other. */
export async function lockChases(tx: Tx, names: readonly ChaseName[]): Promise<Chase[]> {
  if (names.length === 0) return [];
  const players = names.map(({ playerId }) => playerId);
  const ids = names.map(({ id }) => id);
  const { rows } = await sql<Selectable<HouseChases>>`
    select c.* from house.chases as c
     where (c.player_id, c.id) in (select * from unnest(${players}::uuid[], ${ids}::uuid[]))
     order by c.player_id, c.id for update`.execute(tx);
  return rows.map(readChase);
}

/** Moves a chase on from where it stands; false where somebody else did. */
export async function moveChase(
  tx: Tx,
  { playerId, id }: ChaseName,
  { from, to }: { readonly from: readonly ChaseStatus[]; readonly to: ChaseStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('house.chases')
    .set({ status: to })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Chases that somebody began to place and left. */
export async function listLeft(tx: Tx, before: Date): Promise<Chase[]> {
  const rows = await tx
    .selectFrom('house.chases')
    .selectAll()
    .where('status', '=', 'PLACING')
    .where('placed_at', '<', before)
    .orderBy('placed_at')
    .limit(100)
    .execute();
  return rows.map(readChase);
}

/** A player's chases of a game, newest first. */
export async function listChases(
  tx: Tx,
  wanted: Pick<Chase, 'playerId' | 'gameId' | 'currency'> & {
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<Chase[]> {
  let query = tx
    .selectFrom('house.chases')
    .selectAll()
    .where('player_id', '=', wanted.playerId)
    .where('game_id', '=', wanted.gameId)
    .where('currency', '=', wanted.currency)
    .orderBy('id', 'desc')
    .limit(wanted.limit);
  if (wanted.before !== undefined) query = query.where('id', '<', wanted.before);
  return (await query.execute()).map(readChase);
}
