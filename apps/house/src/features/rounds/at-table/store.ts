import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseRounds } from '#platform/generated/schema';
import type { Round } from '../round.ts';
import { type RoundName, readRound } from '../store.ts';

type AtTable = { readonly gameId: string; readonly no: number };

/** Bets on a round whose stake is ours and that nobody else is settling. */
export async function lockTaken(
  tx: Tx,
  wanted: AtTable & {
    readonly only: string | undefined;
    /** Those behind another one, as they are ordered: what was settled before is not looked at again. */
    readonly after?: RoundName | undefined;
    readonly limit: number;
  },
): Promise<Round[]> {
  const { after } = wanted;
  let query = tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('game_id', '=', wanted.gameId)
    .where('table_round', '=', wanted.no)
    .where('status', '=', 'TAKEN')
    // Bets of a player are settled together, as far as they fit.
    .orderBy('player_id')
    .orderBy('id')
    .limit(wanted.limit)
    .forUpdate()
    .skipLocked();
  if (wanted.only !== undefined) query = query.where('id', '=', wanted.only);
  if (after)
    query = query.where(
      sql<boolean>`(player_id, id) > (${after.playerId}::uuid, ${after.id}::uuid)`,
    );
  return (await query.execute()).map(readRound);
}

/** All bets of players on a round that took a stake, oldest first. */
export async function listBetsOf(
  tx: Tx,
  { gameId, no, players }: AtTable & { readonly players: readonly string[] },
): Promise<Round[]> {
  const rows = await tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('table_round', '=', no)
    .where('player_id', 'in', [...players])
    .where('status', 'in', ['TAKEN', 'PAYING', 'SETTLED'])
    .orderBy('id')
    .execute();
  return rows.map(readRound);
}

/** So many bets of a round are shown. */
const SHOWN_MAX = 500;

/** All bets on a round, oldest first. */
export async function listBets(tx: Tx, { gameId, no }: AtTable): Promise<Round[]> {
  const rows = await tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('table_round', '=', no)
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map(readRound);
}

/** Whether a player has another bet on the same round that may still count. */
export async function hasOtherBet(
  tx: Tx,
  { playerId, gameId, currency, tableRound, id }: Round,
): Promise<boolean> {
  const row = await tx
    .selectFrom('house.rounds')
    .select('id')
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .where('currency', '=', currency)
    .where('table_round', '=', tableRound)
    .where('id', '<>', id)
    .where('status', 'not in', ['DECLINED', 'VOIDED'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has begun to settle a round: what its bets win is written down. */
export async function isBeingSettled(tx: Tx, { gameId, no }: AtTable): Promise<boolean> {
  const row = await tx
    .selectFrom('house.rounds')
    .select('id')
    .where('game_id', '=', gameId)
    .where('table_round', '=', no)
    .where('status', 'in', ['PAYING', 'SETTLED'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A player's bets on rounds of a table, from one on, oldest first. */
export async function listSeat(
  tx: Tx,
  {
    playerId,
    gameId,
    from,
    currency,
  }: {
    readonly playerId: string;
    readonly gameId: string;
    readonly currency: string;
    readonly from: number;
  },
): Promise<Round[]> {
  const rows = await tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .where('currency', '=', currency)
    .where('table_round', '>=', from)
    .where('status', '<>', 'DECLINED')
    .orderBy('id')
    .execute();
  return rows.map(readRound);
}

/** The bets of players on one round that may still count. */
export async function listSeats(
  tx: Tx,
  { gameId, no, players }: AtTable & { readonly players: readonly string[] },
): Promise<Round[]> {
  const rows = await tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('table_round', '=', no)
    .where('player_id', 'in', [...players])
    .where('status', 'not in', ['DECLINED', 'VOIDED'])
    .execute();
  return rows.map(readRound);
}

/** The rounds that wishes became, as far as they did. */
export async function listWished(
  tx: Tx,
  wishes: readonly Pick<Round, 'playerId' | 'key'>[],
): Promise<Round[]> {
  const { rows } = await sql<Selectable<HouseRounds>>`
    select r.* from json_to_recordset(${JSON.stringify(wishes)}::json)
        as w("playerId" uuid, key uuid)
      join house.rounds as r on r.player_id = w."playerId" and r.key = w.key`.execute(tx);
  return rows.map(readRound);
}

/** Since when bets are to be paid, and when somebody else may take them up. */
export type Due = { readonly now: Date; readonly nextTryAt: Date };

/** Writes what bets win, or what paid ones come to by another result, all in one statement. */
export async function fixBets(
  tx: Tx,
  bets: readonly Round[],
  { from, now, nextTryAt }: Due & { readonly from: 'TAKEN' | 'SETTLED' },
): Promise<void> {
  if (bets.length === 0) return;
  const fixed = bets.map(({ playerId, id, win, wins, outcome }) => ({
    playerId,
    id,
    win: String(win),
    wins,
    outcome,
  }));
  await sql`
    update house.rounds as r
       set status = 'PAYING', outcome = f.outcome, win = f.win, wins = f.wins, decided_at = null,
           next_try_at = ${nextTryAt}, attempts = 0, due_since = ${now}
      from json_to_recordset(${JSON.stringify(fixed)}::json)
        as f("playerId" uuid, id uuid, win bigint, wins jsonb, outcome jsonb)
     where r.player_id = f."playerId" and r.id = f.id and r.status = ${from}`.execute(tx);
}

/** Marks bets as over whose wins are paid, all in one statement. */
export async function endBets(
  tx: Tx,
  bets: readonly Pick<Round, 'playerId' | 'id' | 'wins'>[],
  now: Date,
): Promise<void> {
  if (bets.length === 0) return;
  const paid = bets.map(({ playerId, id, wins }) => ({ playerId, id, wins }));
  await sql`
    update house.rounds as r
       set status = 'SETTLED', wins = f.wins, decided_at = ${now}, next_try_at = null, attempts = 0
      from json_to_recordset(${JSON.stringify(paid)}::json)
        as f("playerId" uuid, id uuid, wins jsonb)
     where r.player_id = f."playerId" and r.id = f.id and r.status = 'PAYING'`.execute(tx);
}

/** Has stakes of a round given back: of all players, or of one. Answers the bets. */
export async function undoTaken(
  tx: Tx,
  wanted: AtTable & {
    readonly player?: { readonly playerId: string; readonly currency: string };
    readonly reason: string;
    readonly due: Due;
  },
): Promise<Round[]> {
  const { player, due } = wanted;
  const { rows } = await sql<Selectable<HouseRounds>>`
    update house.rounds as r
       set status = 'UNDOING', reason = ${wanted.reason}, next_try_at = ${due.nextTryAt},
           attempts = 0, due_since = ${due.now}
     where r.game_id = ${wanted.gameId} and r.table_round = ${wanted.no} and r.status = 'TAKEN'
       and (${player?.playerId ?? null}::uuid is null
            or r.player_id = ${player?.playerId ?? null} and r.currency = ${player?.currency ?? null})
    returning r.*`.execute(tx);
  return rows.map(readRound);
}

type BetSum = {
  readonly currency: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly slips: number;
  readonly players: number;
};

/** What is on a round of all players together, by currency. */
export async function sumBets(tx: Tx, { gameId, no }: AtTable): Promise<BetSum[]> {
  const { rows } = await sql<BetSum>`
    select currency, sum(stake)::bigint as stake, sum(win)::bigint as win, count(*)::integer as slips,
           count(distinct player_id)::integer as players
      from house.rounds
     where game_id = ${gameId} and table_round = ${no} and status in ('TAKEN', 'PAYING', 'SETTLED')
     group by currency order by currency`.execute(tx);
  return rows;
}
