import type { IssueStatus } from '@maneki/contract/house/lottery';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseIssues } from '#platform/generated/schema';
import type { Issue, IssueName } from '../issue.ts';
import { readIssue } from '../issues/store.ts';

export async function findIssue(tx: Tx, { gameId, no }: IssueName): Promise<Issue | undefined> {
  const row = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .executeTakeFirst();
  return row && readIssue(row);
}

/** Which of these issues are written down. */
export async function listKnown(tx: Tx, names: readonly IssueName[]): Promise<IssueName[]> {
  if (names.length === 0) return [];
  const games = names.map(({ gameId }) => gameId);
  const nos = names.map(({ no }) => no);
  const { rows } = await sql<IssueName>`
    select i.game_id as "gameId", i.no from house.issues as i
     where (i.game_id, i.no) in (select * from unnest(${games}::text[], ${nos}::integer[]))`.execute(
    tx,
  );
  return rows;
}

/** Issues of a game by their numbers. */
export async function listIssuesByNo(
  tx: Tx,
  { gameId, nos }: { readonly gameId: string; readonly nos: readonly number[] },
): Promise<Issue[]> {
  if (nos.length === 0) return [];
  const rows = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('no', 'in', [...nos])
    .orderBy('no')
    .execute();
  return rows.map(readIssue);
}

/** The issues of a moment that ask for something, oldest first, and when the next one will. */
export async function listDue(
  tx: Tx,
  now: Date,
): Promise<{ readonly due: Issue[]; readonly nextAt: Date | null }> {
  const rows = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('game_id')
    .orderBy('no')
    .execute();
  const next = await tx
    .selectFrom('house.issues')
    .select('due_at')
    .where('due_at', '>', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return { due: rows.map(readIssue), nextAt: next?.due_at ?? null };
}

/** Whether an older issue of a game has a result that is not settled yet. */
export async function hasEarlierDrawn(tx: Tx, { gameId, no }: IssueName): Promise<boolean> {
  const row = await tx
    .selectFrom('house.issues')
    .select('no')
    .where('game_id', '=', gameId)
    .where('no', '<', no)
    .where('status', '=', 'DRAWN')
    .where('due_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Issues of a game, newest first; those before a number, where one is named. */
export async function listIssues(
  tx: Tx,
  wanted: {
    readonly gameId: string;
    readonly before?: number | undefined;
    readonly limit: number;
    readonly statuses?: readonly IssueStatus[];
  },
): Promise<Issue[]> {
  let query = tx
    .selectFrom('house.issues')
    .selectAll()
    .where('game_id', '=', wanted.gameId)
    .orderBy('no', 'desc')
    .limit(wanted.limit);
  if (wanted.before !== undefined) query = query.where('no', '<', wanted.before);
  if (wanted.statuses) query = query.where('status', 'in', [...wanted.statuses]);
  return (await query.execute()).map(readIssue);
}

/** Issues that changed after a version, oldest change first. */
export async function listChanged(tx: Tx, version: number): Promise<Issue[]> {
  const rows = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('version', '>', version)
    .orderBy('version')
    .execute();
  return rows.map(readIssue);
}

/** What every game shows: all that is not over, and so many results of each. */
export async function listShownIssues(tx: Tx, limit: number): Promise<Issue[]> {
  const { rows } = await sql<Selectable<HouseIssues>>`
    select i.* from house.lotteries as l
      cross join lateral (
        select * from house.issues as each where each.game_id = l.game_id
         order by each.no desc limit ${limit}) as i`.execute(tx);
  return rows.map(readIssue);
}

/** Issues of all games that wait for their draw. */
export async function listWaiting(tx: Tx): Promise<Issue[]> {
  const rows = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('due_at', 'is not', null)
    .where('status', 'in', ['SCHEDULED', 'OPEN', 'CLOSED'])
    .orderBy('game_id')
    .orderBy('no')
    .execute();
  return rows.map(readIssue);
}

/** Issues of a game of that name and later names; days follow each other by their names. */
export async function listIssuesFrom(
  tx: Tx,
  { gameId, issueNo }: Pick<Issue, 'gameId' | 'issueNo'>,
): Promise<Issue[]> {
  const rows = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('issue_no', '>=', issueNo)
    .orderBy('no')
    .execute();
  return rows.map(readIssue);
}

/** As many as a chase goes on for, and those that wait. */
const LAST_NUMBERS = 64;

/** The numbers of the issues that were written down last, of each game. */
export async function listLastNumbers(tx: Tx): Promise<Pick<Issue, 'gameId' | 'no' | 'issueNo'>[]> {
  const { rows } = await sql<Pick<Issue, 'gameId' | 'no' | 'issueNo'>>`
    select i.game_id as "gameId", i.no, i.issue_no as "issueNo" from house.lotteries as l
      cross join lateral (
        select game_id, no, issue_no from house.issues as each where each.game_id = l.game_id
         order by each.no desc limit ${LAST_NUMBERS}) as i`.execute(tx);
  return rows;
}
