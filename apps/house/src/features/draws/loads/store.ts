import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { IssueName } from '../issue.ts';
import type { Book } from './book.ts';

/** What numbers of an issue carry, by money or by the credit of demonstrations. */
export type LoadedBook = IssueName & { readonly book: Book };

/** What a number of a play costs the house more, or less, in ten-thousandths of reference units. */
export type LineLoad = { readonly play: string; readonly line: string; readonly load: bigint };

/**
 * Adds loads to numbers of an issue, all in one statement and always in the same order, so that slips that share
 * numbers wait for each other and never in a circle. Answers a number that would carry more than it may, where there
 * is one; then the caller takes nothing of it.
 */
export async function addLoads(
  tx: Tx,
  { gameId, no, book }: LoadedBook,
  { loads, most }: { readonly loads: readonly LineLoad[]; readonly most: bigint },
): Promise<LineLoad | undefined> {
  const tooMuch = loads.find(({ load }) => load > most);
  if (tooMuch || loads.length === 0) return tooMuch;
  const { rows } = await sql<{ play: string; line: string }>`
    insert into house.draws_loads as l (game_id, no, book, play, line, load)
    select ${gameId}::text, ${no}::integer, ${book}::text, a.play, a.line, a.load
      from json_to_recordset(${write(loads)}::json) as a(play text, line text, load bigint)
     order by a.play, a.line
    on conflict (game_id, no, book, play, line) do update set load = l.load + excluded.load
     where l.load + excluded.load <= ${most}
    returning l.play, l.line`.execute(tx);
  if (rows.length === loads.length) return undefined;
  const taken = new Set(rows.map(({ play, line }) => `${play} ${line}`));
  return loads.find(({ play, line }) => !taken.has(`${play} ${line}`));
}

/** Takes loads off again. */
export async function takeLoads(
  tx: Tx,
  { gameId, no, book }: LoadedBook,
  loads: readonly LineLoad[],
): Promise<void> {
  if (loads.length === 0) return;
  await sql`
    insert into house.draws_loads as l (game_id, no, book, play, line, load)
    select ${gameId}::text, ${no}::integer, ${book}::text, a.play, a.line, -a.load
      from json_to_recordset(${write(loads)}::json) as a(play text, line text, load bigint)
     order by a.play, a.line
    on conflict (game_id, no, book, play, line) do update set load = l.load + excluded.load`.execute(
    tx,
  );
}

const write = (loads: readonly LineLoad[]): string =>
  JSON.stringify(loads.map(({ play, line, load }) => ({ play, line, load: String(load) })));

/** The numbers that carry most of an issue. */
export async function listLoads(
  tx: Tx,
  { gameId, no, book, limit }: LoadedBook & { readonly limit: number },
): Promise<LineLoad[]> {
  return tx
    .selectFrom('house.draws_loads')
    .select(['play', 'line', 'load'])
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .where('book', '=', book)
    .where('load', '>', 0n)
    .orderBy('load', 'desc')
    .orderBy('play')
    .orderBy('line')
    .limit(limit)
    .execute();
}

export type MemberStake = IssueName & {
  readonly playerId: string;
  readonly currency: string;
  readonly stake: bigint;
  /** What luck could bring at most. */
  readonly payout: bigint;
};

/**
 * Adds a slip to what a member has on an issue; or answers what would be too much: what luck could bring, or how many
 * lines there are. Lines are never taken off again: whoever has them listed for slips that come to nothing costs as
 * much as a winner.
 */
export async function addStake(
  tx: Tx,
  {
    gameId,
    no,
    playerId,
    currency,
    stake,
    payout,
    lines,
  }: MemberStake & { readonly lines: number },
  most: { readonly payout: bigint; readonly lines: number },
): Promise<'PAYOUT' | 'LINES' | undefined> {
  if (payout > most.payout) return 'PAYOUT';
  if (lines > most.lines) return 'LINES';
  const { rows } = await sql<{ slips: number }>`
    insert into house.draws_stakes as s
           (game_id, no, player_id, currency, stake, payout, lines, slips)
    values (${gameId}, ${no}, ${playerId}, ${currency}, ${stake}, ${payout}, ${lines}, 1)
    on conflict (game_id, no, player_id, currency) do update
       set stake = s.stake + excluded.stake, payout = s.payout + excluded.payout,
           lines = s.lines + excluded.lines, slips = s.slips + 1
     where s.payout + excluded.payout <= ${most.payout}
       and s.lines + excluded.lines <= ${most.lines}
    returning s.slips`.execute(tx);
  if (rows.length > 0) return undefined;
  const held = await tx
    .selectFrom('house.draws_stakes')
    .select('lines')
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return held.lines + lines > most.lines ? 'LINES' : 'PAYOUT';
}

export async function takeStake(
  tx: Tx,
  { gameId, no, playerId, currency, stake, payout }: MemberStake,
): Promise<void> {
  await tx
    .updateTable('house.draws_stakes')
    .set((column) => ({
      stake: column('stake', '-', stake),
      payout: column('payout', '-', payout),
      slips: column('slips', '-', 1),
    }))
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .execute();
}

/** What members have on issues, whichever games they are of, by currency. */
export async function sumStakesOf(
  tx: Tx,
  names: readonly IssueName[],
): Promise<(IssueName & StakeSum)[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<IssueName & StakeSum>`
    select s.game_id as "gameId", s.no, s.currency, sum(s.stake)::bigint as stake,
           sum(s.slips)::integer as slips, count(*) filter (where s.slips > 0)::integer as players
      from house.draws_stakes as s
      join unnest(${names.map(({ gameId }) => gameId)}::text[], ${names.map(({ no }) => no)}::integer[])
        as n (game_id, no) on n.game_id = s.game_id and n.no = s.no
     group by s.game_id, s.no, s.currency order by s.game_id, s.no, s.currency`.execute(tx);
  return rows;
}

type StakeSum = {
  readonly currency: string;
  readonly stake: bigint;
  readonly slips: number;
  readonly players: number;
};

/** What the heaviest number of each issue carries, in each book. */
export async function listHeaviest(
  tx: Tx,
  names: readonly IssueName[],
): Promise<(LoadedBook & { readonly load: bigint })[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<LoadedBook & { load: bigint }>`
    select l.game_id as "gameId", l.no, l.book, max(l.load) as load from house.draws_loads as l
      join unnest(${names.map(({ gameId }) => gameId)}::text[], ${names.map(({ no }) => no)}::integer[])
        as n (game_id, no) on n.game_id = l.game_id and n.no = l.no
     group by l.game_id, l.no, l.book`.execute(tx);
  return rows;
}

/** The same of each play of an issue, in one book. */
export async function listHeaviestByPlay(
  tx: Tx,
  { gameId, no, book }: LoadedBook,
): Promise<{ play: string; load: bigint }[]> {
  const { rows } = await sql<{ play: string; load: bigint }>`
    select play, max(load) as load from house.draws_loads
     where game_id = ${gameId} and no = ${no} and book = ${book} group by play`.execute(tx);
  return rows;
}
