import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Push } from '#platform/fanout/fanout';
import type { AnyEventHandler } from './event-handler.ts';
import { ATTEMPTS_MAX, collectIn } from './handle-batch.ts';
import { recordPushes } from './record-event.ts';
import * as store from './store.ts';

export type FailedEvent = {
  readonly eventId: bigint;
  readonly handler: string;
  readonly event: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** Whether the handler went on without it. */
  readonly isGivenUp: boolean;
  readonly error: string;
  readonly failedAt: Date;
};

const failures = sql`
    select event_id as "eventId", handler, name as event, payload, attempts,
           attempts >= ${ATTEMPTS_MAX} as "isGivenUp", last_error as error, failed_at as "failedAt"
      from platform_outbox_failures`;

/** What handlers could not take, the latest event first. */
export async function listFailedEvents(
  tx: Tx,
  wish: {
    readonly handler?: string | undefined;
    readonly before?: { readonly eventId: bigint; readonly handler: string } | undefined;
    readonly limit: number;
  },
): Promise<FailedEvent[]> {
  const { handler, eventId } = wish.before ?? { handler: null, eventId: null };
  const { rows } = await sql<FailedEvent>`
    ${failures}
     where (${wish.handler ?? null}::text is null or handler = ${wish.handler ?? null})
       and (${eventId}::bigint is null or (event_id, handler) < (${eventId}::bigint, ${handler}))
     order by event_id desc, handler desc limit ${wish.limit}`.execute(tx);
  return rows;
}

export type HandlerPlace = {
  readonly name: string;
  readonly movedAt: Date;
  readonly waitingSince: Date | null;
  readonly failures: number;
};

/** Where each of these handlers stands. */
export async function listHandlerPlaces(
  tx: Tx,
  handlers: readonly string[],
): Promise<HandlerPlace[]> {
  const { cursors } = await store.look(tx, handlers);
  const { rows } = await sql<{ handler: string; count: number }>`
    select handler, count(*)::int as count from platform_outbox_failures group by handler`.execute(
    tx,
  );
  const counts = new Map(rows.map(({ handler, count }) => [handler, count]));
  return cursors.map(({ handler, movedAt, nextAt }) => ({
    name: handler,
    movedAt,
    waitingSince: nextAt,
    failures: counts.get(handler) ?? 0,
  }));
}

type Wish = { readonly handler: string; readonly eventId: bigint };
type Held = Outcome<FailedEvent, { code: 'event_unknown' | 'event_still_tried' }>;

/** A failure that its handler has given up, held. */
async function holdFailure(tx: Tx, { handler, eventId }: Wish): Promise<Held> {
  const { rows } = await sql<FailedEvent>`
    ${failures}
     where handler = ${handler} and event_id = ${eventId} for update`.execute(tx);
  const [failure] = rows;
  if (!failure) return refused({ code: 'event_unknown' });
  return failure.isGivenUp ? done(failure) : refused({ code: 'event_still_tried' });
}

/**
 * Shows a handler an event that it has gone on without. Its effects are kept with the failure's end, or
 * neither; whoever comes later than other events must bear that, as it must bear a repetition.
 */
export async function retryEvent(
  tx: Tx,
  handlers: readonly AnyEventHandler[],
  wish: Wish & { readonly now: Date },
) {
  const held = await holdFailure(tx, wish);
  if (!held.ok) return held;
  const { event: name, eventId: id, payload, failedAt: recordedAt } = held.value;
  const handler = handlers.find((each) => each.name === wish.handler);
  if (!handler) return refused({ code: 'event_unknown' } as const);
  const pushes: Push[] = [];
  try {
    await handler.handle({ tx, ...collectIn(pushes) }, [
      { id, name, payload, recordedAt },
    ] as never);
  } catch (error) {
    return refused({ code: 'event_fails_again', error: String(error) } as const);
  }
  await recordPushes(tx, wish.now, pushes);
  await store.forgetFailure(tx, wish.handler, wish.eventId);
  return held;
}

/** Leaves it undone for good. */
export async function dropEvent(tx: Tx, wish: Wish): Promise<Held> {
  const held = await holdFailure(tx, wish);
  if (held.ok) await store.forgetFailure(tx, wish.handler, wish.eventId);
  return held;
}
