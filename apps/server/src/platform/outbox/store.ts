import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/**
 * A place in the outbox. Events are ordered by transaction first, since ids are drawn before
 * commits.
 */
export type Place = { readonly xact: string; readonly eventId: bigint };

export type StoredEvent = {
  readonly id: bigint;
  readonly xact: string;
  readonly name: string;
  readonly payload: unknown;
  readonly recordedAt: Date;
};

export type Failure = { readonly attempts: number; readonly failedAt: Date };

export const placeOf = ({ xact, id }: StoredEvent): Place => ({ xact, eventId: id });

// A transaction still running may yet add rows below the newest ones: nothing from the oldest of
// those on is looked at.
const isSettled = sql`xact < pg_snapshot_xmin(pg_current_snapshot())`;

/** Gives a place, before everything still stored, to handlers that have none. */
export async function openCursors(tx: Tx, handlers: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into platform_outbox_cursors (handler, xact, event_id, moved_at)
    select handler, '0'::xid8, 0, ${now} from unnest(${handlers}::text[]) as handler
    on conflict do nothing`.execute(tx);
}

export type Cursor = Place & {
  readonly handler: string;
  readonly movedAt: Date;
  /** When the first event behind its place was recorded; null where there is none to look at. */
  readonly nextAt: Date | null;
};

export type Look = {
  /** The longest unmoved first. */
  readonly cursors: readonly Cursor[];
  /** The newest event that may be looked at. */
  readonly newest: Place | undefined;
  /** Whether events are kept that may not be looked at yet: an older transaction still runs. */
  readonly hasUnsettled: boolean;
};

/**
 * Where these handlers stand and how far they may go. The newest is ordered by the table's column: by
 * the name alone it would be the text that is answered, where 9 follows 10.
 */
export async function look(tx: Tx, handlers: readonly string[]): Promise<Look> {
  type Row = Cursor & { newestXact: string | null; newestId: bigint; hasUnsettled: boolean };
  const { rows } = await sql<Row>`
    with newest as materialized (
      select events.xact, events.id from platform_outbox_events as events where ${isSettled}
       order by events.xact desc, events.id desc limit 1
    )
    select cursors.handler, cursors.xact::text as xact, cursors.event_id as "eventId",
           cursors.moved_at as "movedAt", next.recorded_at as "nextAt",
           newest.xact::text as "newestXact", newest.id as "newestId",
           exists (
             select from platform_outbox_events
              where xact >= pg_snapshot_xmin(pg_current_snapshot())
           ) as "hasUnsettled"
      from platform_outbox_cursors as cursors
      left join newest on true
      left join lateral (
        select events.recorded_at from platform_outbox_events as events
         where (events.xact, events.id) > (cursors.xact, cursors.event_id) and ${isSettled}
         order by events.xact, events.id limit 1
      ) as next on true
     where cursors.handler = any(${handlers}::text[])
     order by cursors.moved_at, cursors.handler`.execute(tx);
  const [first] = rows;
  return {
    cursors: rows.map(({ newestXact, newestId, hasUnsettled, ...cursor }) => cursor),
    newest: first?.newestXact ? { xact: first.newestXact, eventId: first.newestId } : undefined,
    hasUnsettled: first?.hasUnsettled ?? false,
  };
}

/**
 * The first events of these names between two places. Up to the newest that may be looked at nothing
 * is ever added or changed, so what is read stays true, whoever uses it and when.
 */
export async function listEvents(
  tx: Tx,
  wanted: {
    readonly names: readonly string[];
    readonly after: Place;
    readonly upTo: Place;
    readonly limit: number;
  },
): Promise<readonly StoredEvent[]> {
  const { names, after, upTo, limit } = wanted;
  const { rows } = await sql<StoredEvent>`
    select events.id, events.xact::text as xact, events.name, events.payload,
           events.recorded_at as "recordedAt"
      from platform_outbox_events as events
     where (events.xact, events.id) > (${after.xact}::xid8, ${after.eventId}::bigint)
       and (events.xact, events.id) <= (${upTo.xact}::xid8, ${upTo.eventId}::bigint)
       and events.name = any(${names}::text[])
     order by events.xact, events.id limit ${limit}`.execute(tx);
  return rows;
}

/** Takes the cursor of a handler that stands at a place; undefined while another node has it. */
export async function lockCursor(
  tx: Tx,
  handler: string,
  place: Place,
): Promise<{ readonly movedAt: Date } | undefined> {
  const { rows } = await sql<{ movedAt: Date }>`
    select moved_at as "movedAt" from platform_outbox_cursors
     where handler = ${handler} and xact = ${place.xact}::xid8 and event_id = ${place.eventId}
       for update skip locked`.execute(tx);
  return rows[0];
}

/** Which of these events the handler has failed on before. Ask with its cursor in hand. */
export async function listFailures(
  tx: Tx,
  handler: string,
  events: readonly StoredEvent[],
): Promise<ReadonlyMap<bigint, Failure>> {
  const ids = events.map(({ id }) => id);
  const { rows } = await sql<Failure & { eventId: bigint }>`
    select event_id as "eventId", attempts, failed_at as "failedAt"
      from platform_outbox_failures
     where handler = ${handler} and event_id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ eventId, ...failure }) => [eventId, failure]));
}

/** Moves handlers along that stand at a place and have nothing to do up to another one. */
export async function passEvents(
  tx: Tx,
  handlers: readonly string[],
  pass: { readonly from: Place; readonly to: Place; readonly now: Date },
): Promise<void> {
  const { from, to, now } = pass;
  await sql`
    update platform_outbox_cursors
       set xact = ${to.xact}::xid8, event_id = ${to.eventId}, moved_at = ${now}
     where handler in (
       select handler from platform_outbox_cursors
        where handler = any(${handlers}::text[]) and moved_at <= ${now}
          and xact = ${from.xact}::xid8 and event_id = ${from.eventId}
          for update skip locked
     )`.execute(tx);
}

/** Moves a cursor forward, never back; answers whether it moved. */
export async function moveCursor(
  tx: Tx,
  handler: string,
  move: { to: Place; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update platform_outbox_cursors
       set xact = ${move.to.xact}::xid8, event_id = ${move.to.eventId}, moved_at = ${move.now}
     where handler = ${handler}
       and (xact, event_id) < (${move.to.xact}::xid8, ${move.to.eventId}::bigint)`.execute(tx);
  return numAffectedRows === 1n;
}

/** Sets when a cursor counts as moved; a time to come keeps other nodes away until then. */
export async function touchCursor(tx: Tx, handler: string, movedAt: Date): Promise<void> {
  await sql`update platform_outbox_cursors set moved_at = ${movedAt}
             where handler = ${handler}`.execute(tx);
}

/** Counts one more failed attempt and answers how many there are now. */
export async function recordFailure(
  tx: Tx,
  failed: { handler: string; event: StoredEvent; error: string; now: Date },
): Promise<number> {
  const { handler, event, error, now } = failed;
  const { rows } = await sql<{ attempts: number }>`
    insert into platform_outbox_failures as failures
      (handler, event_id, name, payload, attempts, last_error, failed_at)
    values (${handler}, ${event.id}, ${event.name}, ${JSON.stringify(event.payload)},
            1, ${error}, ${now})
    on conflict (handler, event_id) do update
      set attempts = failures.attempts + 1, last_error = excluded.last_error,
          failed_at = excluded.failed_at
    returning attempts`.execute(tx);
  return rows[0]!.attempts;
}

export async function forgetFailure(tx: Tx, handler: string, eventId: bigint): Promise<void> {
  await sql`delete from platform_outbox_failures
             where handler = ${handler} and event_id = ${eventId}`.execute(tx);
}

/** Deletes what is old and behind every one of these handlers; answers how many events that was. */
export async function deleteEvents(
  tx: Tx,
  old: { handlers: readonly string[]; before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with slowest as (
      select xact, event_id from platform_outbox_cursors
       where handler = any(${old.handlers}::text[])
       order by xact, event_id limit 1
    )
    delete from platform_outbox_events where id in (
      select events.id from platform_outbox_events as events, slowest
       where events.recorded_at < ${old.before}
         and (events.xact, events.id) <= (slowest.xact, slowest.event_id)
       order by events.xact, events.id limit ${old.limit}
    )`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Whether there is any event of these names, recorded before a moment, behind the place of one of these handlers. */
export async function hasUnhandled(
  tx: Tx,
  asked: {
    readonly handlers: readonly string[];
    readonly names: readonly string[];
    readonly until: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    select from platform_outbox_cursors as cursors
     where cursors.handler = any(${asked.handlers}::text[])
       and exists (
         select from platform_outbox_events as events
          where (events.xact, events.id) > (cursors.xact, cursors.event_id)
            and events.name = any(${asked.names}::text[]) and events.recorded_at < ${asked.until})
     limit 1`.execute(tx);
  return rows.length > 0;
}
