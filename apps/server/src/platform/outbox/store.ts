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
  /** Set when this handler has failed on this event before. */
  readonly failure: { readonly attempts: number; readonly failedAt: Date } | undefined;
};

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

/**
 * Whether events are kept that may not be looked at yet, because an older transaction still runs.
 */
export async function hasUnsettled(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from platform_outbox_events where xact >= pg_snapshot_xmin(pg_current_snapshot())
    ) as found`.execute(tx);
  return rows[0]!.found;
}

export type Due = { readonly handler: string; readonly oldestAt: Date | null };

/**
 * Handlers with something to do, the longest unmoved first. One that has nothing of its own to do
 * is listed when it stayed behind for long: moving it keeps what is searched here short.
 */
export async function listDue(
  tx: Tx,
  handlers: readonly { name: string; on: string }[],
  movedBefore: Date,
): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with newest as (
      select xact, id from platform_outbox_events where ${isSettled}
       order by xact desc, id desc limit 1
    )
    select cursors.handler, oldest.recorded_at as "oldestAt"
      from unnest(${handlers.map(({ name }) => name)}::text[],
                  ${handlers.map(({ on }) => on)}::text[]) as ours (handler, event)
      join platform_outbox_cursors as cursors using (handler)
      join newest on (newest.xact, newest.id) > (cursors.xact, cursors.event_id)
      left join lateral (
        select recorded_at from platform_outbox_events
         where (xact, id) > (cursors.xact, cursors.event_id) and name = ours.event and ${isSettled}
         order by xact, id limit 1
      ) as oldest on true
     where oldest.recorded_at is not null or cursors.moved_at < ${movedBefore}
     order by cursors.moved_at`.execute(tx);
  return rows;
}

/** Takes a handler's cursor; undefined while another node has it. */
export async function lockCursor(
  tx: Tx,
  handler: string,
): Promise<(Place & { movedAt: Date }) | undefined> {
  const { rows } = await sql<Place & { movedAt: Date }>`
    select xact::text as xact, event_id as "eventId", moved_at as "movedAt"
      from platform_outbox_cursors where handler = ${handler}
       for update skip locked`.execute(tx);
  return rows[0];
}

/**
 * The newest event that may be looked at. Ask for it before the events, never after. It is ordered by
 * the table's column: by the name alone it would be the text that is answered, where 9 follows 10.
 */
export async function findNewest(tx: Tx): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select events.xact::text as xact, events.id as "eventId"
      from platform_outbox_events as events where ${isSettled}
     order by events.xact desc, events.id desc limit 1`.execute(tx);
  return rows[0];
}

export async function listEvents(
  tx: Tx,
  wanted: { handler: string; on: string; after: Place; limit: number },
): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<
    Omit<StoredEvent, 'failure'> & { attempts: number | null; failedAt: Date }
  >`
    select events.id, events.xact::text as xact, events.name, events.payload,
           events.recorded_at as "recordedAt", failures.attempts, failures.failed_at as "failedAt"
      from platform_outbox_events as events
      left join platform_outbox_failures as failures
        on failures.handler = ${wanted.handler} and failures.event_id = events.id
     where (events.xact, events.id) > (${wanted.after.xact}::xid8, ${wanted.after.eventId}::bigint)
       and events.name = ${wanted.on} and ${isSettled}
     order by events.xact, events.id limit ${wanted.limit}`.execute(tx);
  return rows.map(({ attempts, failedAt, ...event }) => ({
    ...event,
    failure: attempts === null ? undefined : { attempts, failedAt },
  }));
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
