import type { IssueStatus } from '@maneki/contract/house/lottery';
import type { Result } from '@maneki/games/lottery/play';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseIssues } from '#platform/generated/schema';
import type { Issue, IssueName, IssueTotal, PlannedIssue } from '../issue.ts';

export const readIssue = (row: Selectable<HouseIssues>): Issue => ({
  gameId: row.game_id,
  no: row.no,
  issueNo: row.issue_no,
  openAt: row.open_at,
  closeAt: row.close_at,
  drawAt: row.draw_at,
  voidAt: row.void_at,
  status: row.status as IssueStatus,
  seedDay: row.seed_day,
  commitment: row.commitment,
  result: row.result as Result | null,
  reason: row.reason,
  drawnAt: row.drawn_at,
  settledAt: row.settled_at,
  totals: row.totals as IssueTotal[] | null,
  version: row.version,
});

export type NewIssue = PlannedIssue &
  Pick<Issue, 'seedDay' | 'commitment' | 'version'> & { readonly dueAt: Date };

/** Writes issues down that nobody has written down before. */
export async function insertIssues(tx: Tx, issues: readonly NewIssue[]): Promise<void> {
  if (issues.length === 0) return;
  await tx
    .insertInto('house.issues')
    .values(
      issues.map((issue) => ({
        game_id: issue.gameId,
        no: issue.no,
        issue_no: issue.issueNo,
        open_at: issue.openAt,
        close_at: issue.closeAt,
        draw_at: issue.drawAt,
        void_at: issue.voidAt,
        seed_day: issue.seedDay,
        commitment: issue.commitment,
        due_at: issue.dueAt,
        version: issue.version,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Holds an issue, so that nobody bets on it, draws it or gives it back meanwhile. */
export async function lockIssue(tx: Tx, { gameId, no }: IssueName): Promise<Issue | undefined> {
  const row = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .forUpdate()
    .executeTakeFirst();
  return row && readIssue(row);
}

/** The same for issues that people read as these, as far as they are written down, in the order that all keep. */
export async function lockIssuesNamed(
  tx: Tx,
  names: readonly Pick<Issue, 'gameId' | 'issueNo'>[],
): Promise<Issue[]> {
  const games = names.map(({ gameId }) => gameId);
  const issueNos = names.map(({ issueNo }) => issueNo);
  const { rows } = await sql<Selectable<HouseIssues>>`
    select i.* from house.issues as i
     where (i.game_id, i.issue_no) in (select * from unnest(${games}::text[], ${issueNos}::text[]))
     order by i.game_id, i.no for update`.execute(tx);
  return rows.map(readIssue);
}

/** Holds issues where they stand. Any number of slips do so at once; whoever moves an issue on waits for them. */
export async function holdIssues(
  tx: Tx,
  { gameId, nos }: { readonly gameId: string; readonly nos: readonly number[] },
): Promise<Issue[]> {
  const rows = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('no', 'in', [...nos])
    .orderBy('no')
    .forShare()
    .execute();
  return rows.map(readIssue);
}

/**
 * The same for slips that the house heard of at a moment: an issue that was closed by then is not held, so that late
 * slips, however many, never keep it from being moved on.
 */
export async function holdTaking(
  tx: Tx,
  {
    gameId,
    nos,
    askedAt,
  }: { readonly gameId: string; readonly nos: readonly number[]; readonly askedAt: Date },
): Promise<Issue[]> {
  const rows = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('no', 'in', [...nos])
    .where('close_at', '>', askedAt)
    .where('status', 'in', ['SCHEDULED', 'OPEN', 'CLOSED'])
    .orderBy('no')
    .forShare()
    .execute();
  return rows.map(readIssue);
}

/** Holds the issues whose next step is due by the clock. */
export async function lockDue(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<Issue[]> {
  const rows = await tx
    .selectFrom('house.issues')
    .selectAll()
    .where('due_at', '<=', now)
    .where('status', 'in', ['SCHEDULED', 'OPEN', 'CLOSED'])
    .orderBy('game_id')
    .orderBy('no')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(readIssue);
}

export type IssueMove = IssueName & {
  readonly status: IssueStatus;
  readonly dueAt: Date | null;
  readonly result?: Result | null;
  readonly reason?: string | null;
};

/** Moves issues on that the caller holds, all in one statement. A result that stands stays. */
export async function moveIssues(
  tx: Tx,
  moves: readonly IssueMove[],
  { now, version }: { readonly now: Date; readonly version: number },
): Promise<void> {
  await sql`
    update house.issues as i
       set status = m.status, due_at = m."dueAt", version = ${version},
           result = coalesce(i.result, m.result), reason = coalesce(i.reason, m.reason),
           drawn_at = case when m.status = 'DRAWN' then ${now}::timestamptz else i.drawn_at end
      from json_to_recordset(${JSON.stringify(moves)}::json)
        as m("gameId" text, no integer, status text, "dueAt" timestamptz, result jsonb, reason text)
     where i.game_id = m."gameId" and i.no = m.no
       and i.status not in ('SETTLED', 'VOID')`.execute(tx);
}

/** Nothing is left to be done about an issue: all of its slips are settled, or given back. */
export async function endIssue(
  tx: Tx,
  { gameId, no }: IssueName,
  end: {
    readonly from: 'DRAWN' | 'SETTLED' | 'VOID';
    readonly status: 'SETTLED' | 'VOID';
    readonly totals: readonly IssueTotal[];
    readonly now: Date;
    readonly version: number;
  },
): Promise<void> {
  await tx
    .updateTable('house.issues')
    .set({
      status: end.status,
      totals: JSON.stringify(end.totals),
      settled_at: end.now,
      due_at: null,
      version: end.version,
    })
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .where('status', '=', end.from)
    .execute();
}

/**
 * Forgets what numbers and members carried of issues that ended before a moment, the oldest first. Answers of how
 * many.
 */
export async function clearIssues(
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { rows } = await sql<IssueName>`
    with old as (
      select game_id, no from house.issues
       where settled_at < ${before} and not is_cleared
       order by settled_at limit ${limit} for update skip locked)
    update house.issues as i set is_cleared = true
      from old where i.game_id = old.game_id and i.no = old.no
    returning i.game_id as "gameId", i.no`.execute(tx);
  for (const table of ['house.draws_loads', 'house.draws_stakes'] as const)
    await sql`
      delete from ${sql.table(table)} as t
       using unnest(${rows.map(({ gameId }) => gameId)}::text[], ${rows.map(({ no }) => no)}::integer[])
          as n (game_id, no)
       where t.game_id = n.game_id and t.no = n.no`.execute(tx);
  return rows.length;
}

/** What is left to be done about a settled issue is not possible yet. */
export async function putOffIssue(tx: Tx, { gameId, no }: IssueName, dueAt: Date): Promise<void> {
  await tx
    .updateTable('house.issues')
    .set({ due_at: dueAt })
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .where('status', '=', 'SETTLED')
    .where('due_at', '<', dueAt)
    .execute();
}

/** Puts another result in the place of a wrong one; false where the issue is not settled by any. */
export async function replaceResult(
  tx: Tx,
  { gameId, no }: IssueName,
  {
    result,
    now,
    version,
  }: { readonly result: Result; readonly now: Date; readonly version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('house.issues')
    .set({ result: JSON.stringify(result), due_at: now, version })
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .where('status', '=', 'SETTLED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
