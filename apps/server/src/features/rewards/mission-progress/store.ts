/** The SQL of what missions have counted. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Progress } from '../missions/mission.ts';
import { type Advance, type ProgressKey, writeKey } from './advance.ts';

/** Writes down that facts count, and answers which of them had not before. */
export async function insertFacts(
  tx: Tx,
  {
    source,
    keys,
    now,
  }: { readonly source: string; readonly keys: readonly string[]; readonly now: Date },
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ readonly key: string }>`
    insert into rewards_mission_facts (source, key, counted_at)
    select ${source}, key, ${now}::timestamptz
      from (select distinct unnest(${keys}::text[]) as key order by 1) as told
    on conflict do nothing returning key`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/** Forgets some facts that nobody tells any more, and answers how many. */
export async function pruneFacts(
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from rewards_mission_facts where (source, key) in
      (select source, key from rewards_mission_facts where counted_at < ${before}
        order by counted_at limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Writes down games that were played, and answers those that were new to their missions. */
export async function insertGames<Game extends ProgressKey & { readonly game: string }>(
  tx: Tx,
  games: readonly Game[],
): Promise<Game[]> {
  if (games.length === 0) return [];
  const nameOf = (game: ProgressKey & { readonly game: string }) =>
    `${writeKey(game)} ${game.game}`;
  const told = JSON.stringify(
    games.map(({ memberId, missionCode, period, currency, game }) => ({
      ...{ memberId, missionCode, period, currency, game },
    })),
  );
  const { rows } = await sql<ProgressKey & { readonly game: string }>`
    insert into rewards_mission_games (member_id, mission_code, period, currency, game)
    select "memberId", "missionCode", period, currency, game
      from json_to_recordset(${told}::json)
        as told("memberId" uuid, "missionCode" text, period text, currency text, game text)
    on conflict do nothing
    returning member_id as "memberId", mission_code as "missionCode", period, currency, game`.execute(
    tx,
  );
  const added = new Set(rows.map(nameOf));
  return games.filter((game) => added.has(nameOf(game)));
}

export type Moved = ProgressKey & { readonly value: bigint; readonly isDone: boolean };

/** Moves progress on by one statement. What is done stays as it is. Answers what moved. */
export async function moveProgress(
  tx: Tx,
  {
    advances,
    how,
    now,
  }: {
    readonly advances: readonly Advance[];
    readonly how: 'ADD' | 'BEST';
    readonly now: Date;
  },
): Promise<Moved[]> {
  if (advances.length === 0) return [];
  const rows = advances.map((advance) => ({
    ...advance,
    value: String(advance.value),
    target: String(advance.target),
  }));
  const value =
    how === 'ADD' ? sql`p.value + excluded.value` : sql`greatest(p.value, excluded.value)`;
  const moved = await sql<ProgressKey & { value: string; isDone: boolean }>`
    insert into rewards_mission_progress as p
      (member_id, merchant_code, mission_code, period, currency, value, target, done_at)
    select "memberId", "merchantCode", "missionCode", period, currency, value, target,
           case when value >= target then ${now}::timestamptz end
      from json_to_recordset(${JSON.stringify(rows)}::json) as told(
        "memberId" uuid, "merchantCode" text, "missionCode" text, period text, currency text,
        value bigint, target bigint)
    on conflict (member_id, mission_code, period, currency) do update
       set value = ${value}, target = excluded.target,
           done_at = case when ${value} >= excluded.target then ${now}::timestamptz end
     where p.done_at is null
    returning member_id as "memberId", mission_code as "missionCode", period, currency,
              value::text, done_at is not null as "isDone"`.execute(tx);
  return moved.rows.map((row) => ({ ...row, value: BigInt(row.value) }));
}

/** How far a member is, in the periods of now, by the mission's code. */
export async function listProgress(
  tx: Tx,
  asked: {
    readonly memberId: string;
    readonly currency: string;
    readonly periods: readonly string[];
  },
): Promise<ReadonlyMap<string, Progress & { readonly period: string }>> {
  const rows = await tx
    .selectFrom('rewards_mission_progress')
    .select(['mission_code', 'period', 'value', 'done_at', 'claimed_at'])
    .where('member_id', '=', asked.memberId)
    .where('currency', '=', asked.currency)
    .where('period', '=', sql<string>`any(${asked.periods}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.mission_code} ${row.period}`,
      { period: row.period, value: row.value, doneAt: row.done_at, claimedAt: row.claimed_at },
    ]),
  );
}

/** How far a member is with one mission, held until the transaction ends. */
export async function lockProgress(tx: Tx, key: ProgressKey): Promise<Progress | undefined> {
  const row = await tx
    .selectFrom('rewards_mission_progress')
    .select(['value', 'done_at as doneAt', 'claimed_at as claimedAt'])
    .where('member_id', '=', key.memberId)
    .where('mission_code', '=', key.missionCode)
    .where('period', '=', key.period)
    .where('currency', '=', key.currency)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export async function markClaimed(
  tx: Tx,
  key: ProgressKey & { readonly day: string; readonly activity: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('rewards_mission_progress')
    .set({ claimed_at: key.now, claimed_on: key.day, activity: key.activity })
    .where('member_id', '=', key.memberId)
    .where('mission_code', '=', key.missionCode)
    .where('period', '=', key.period)
    .where('currency', '=', key.currency)
    .execute();
}

/** The activity that a member has gathered on a business day. */
export async function sumActivity(
  tx: Tx,
  asked: { readonly memberId: string; readonly day: string; readonly currency: string },
): Promise<number> {
  const { rows } = await sql<{ readonly activity: number }>`
    select coalesce(sum(activity), 0)::int as activity from rewards_mission_progress
     where member_id = ${asked.memberId} and claimed_on = ${asked.day}::date
       and currency = ${asked.currency}`.execute(tx);
  return rows[0]!.activity;
}

/** How many members have finished each mission of a merchant since a moment. */
export async function countDone(
  tx: Tx,
  { merchantCode, since }: { readonly merchantCode: string; readonly since: Date },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly code: string; readonly count: number }>`
    select mission_code as code, count(*)::int as count from rewards_mission_progress
     where merchant_code = ${merchantCode} and done_at >= ${since}
     group by 1`.execute(tx);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
