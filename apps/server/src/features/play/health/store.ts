import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** What a provider asked within an hour. */
export type ProviderHour = {
  readonly providerCode: string;
  readonly hour: Date;
  readonly calls: number;
  readonly turnedAway: number;
  readonly failed: number;
  readonly tookMs: number;
  readonly slowestMs: number;
  readonly lastAt: Date;
};

/** Adds to what is known of these hours. */
export async function addHours(tx: Tx, hours: readonly ProviderHour[]): Promise<void> {
  // In one order, so that two processes that write at once do not wait for each other in a circle.
  const sorted = hours.toSorted((one, other) =>
    one.providerCode === other.providerCode
      ? one.hour.getTime() - other.hour.getTime()
      : one.providerCode < other.providerCode
        ? -1
        : 1,
  );
  await sql`
    insert into play_provider_hours as h
      (provider_code, hour, calls, turned_away, failed, took_ms, slowest_ms, last_at)
    select "providerCode", hour, calls, "turnedAway", failed, "tookMs", "slowestMs", "lastAt"
      from json_to_recordset(${JSON.stringify(sorted)}::json) as q(
        "providerCode" text, hour timestamptz, calls bigint, "turnedAway" bigint, failed bigint,
        "tookMs" bigint, "slowestMs" bigint, "lastAt" timestamptz)
        on conflict (provider_code, hour) do update
       set calls = h.calls + excluded.calls, turned_away = h.turned_away + excluded.turned_away,
           failed = h.failed + excluded.failed, took_ms = h.took_ms + excluded.took_ms,
           slowest_ms = greatest(h.slowest_ms, excluded.slowest_ms),
           last_at = greatest(h.last_at, excluded.last_at)`.execute(tx);
}

/** When keys were last used. */
export async function markUsed(tx: Tx, uses: readonly (readonly [string, Date])[]): Promise<void> {
  const rows = uses
    .map(([id, at]) => ({ id, at }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await sql`
    update play_provider_keys as k
       set last_used_at = greatest(k.last_used_at, q.at)
      from json_to_recordset(${JSON.stringify(rows)}::json) as q(id text, at timestamptz)
     where k.id = q.id`.execute(tx);
}

export type ProviderSums = {
  readonly providerCode: string;
  readonly calls: number;
  readonly turnedAway: number;
  readonly failed: number;
  readonly tookMs: number;
  readonly slowestMs: number | null;
  readonly lastAt: Date;
};

/** What each provider asked since a moment, and when it was last heard of at all. */
export async function sumHours(tx: Tx, since: Date): Promise<ProviderSums[]> {
  const { rows } = await sql<ProviderSums>`
    select provider_code as "providerCode",
           coalesce(sum(calls) filter (where ${isSince(since)}), 0)::float8 as calls,
           coalesce(sum(turned_away) filter (where ${isSince(since)}), 0)::float8 as "turnedAway",
           coalesce(sum(failed) filter (where ${isSince(since)}), 0)::float8 as failed,
           coalesce(sum(took_ms) filter (where ${isSince(since)}), 0)::float8 as "tookMs",
           max(slowest_ms) filter (where ${isSince(since)})::float8 as "slowestMs",
           max(last_at) as "lastAt"
      from play_provider_hours group by provider_code`.execute(tx);
  return rows;
}

const isSince = (since: Date) => sql`hour >= ${since}::timestamptz`;

/** A provider's hours since a moment, the earliest first. */
export async function listHours(
  tx: Tx,
  { providerCode, since }: { readonly providerCode: string; readonly since: Date },
): Promise<Pick<ProviderHour, 'hour' | 'calls' | 'turnedAway' | 'failed'>[]> {
  const { rows } = await sql<ProviderHour>`
    select hour, calls::float8 as calls, turned_away::float8 as "turnedAway",
           failed::float8 as failed
      from play_provider_hours
     where provider_code = ${providerCode} and hour >= ${since} order by hour`.execute(tx);
  return rows;
}

export async function pruneHours(tx: Tx, before: Date): Promise<void> {
  await sql`delete from play_provider_hours where hour < ${before}`.execute(tx);
}
