import { SECOND_MS } from '@maneki/kernel/clock';
import { type Push, writeMessage } from '#platform/fanout/fanout';
import type { AnyEventHandler, HandlerContext } from './event-handler.ts';
import type { OutboxServices } from './outbox-services.ts';
import { recordPushes } from './record-event.ts';
import * as store from './store.ts';

export const ATTEMPTS_MAX = 8;
const RETRY_AFTER_MS_MAX = 60 * SECOND_MS;
const ERROR_LENGTH_MAX = 4_000;

/** What a handler is to see next: its events between two places, of which it stands at the first. */
export type Batch = {
  readonly from: store.Place;
  readonly events: readonly store.StoredEvent[];
  readonly end: store.Place;
};

/** Whether the handler went on, or can only later. */
export type BatchOutcome = 'moved' | 'waiting';

/**
 * Shows a handler its next events and moves its cursor, all in one transaction: either the effects
 * and the move are kept or neither. A batch that fails is tried again with half of its events, until
 * the one that fails is alone: those before it are not held up.
 */
export async function handleBatch(
  services: OutboxServices,
  handler: AnyEventHandler,
  batch: Batch,
): Promise<BatchOutcome> {
  let inHand: readonly store.StoredEvent[] = [];
  try {
    return await services.database.transact(async (tx) => {
      const now = services.clock.now();
      // Another node has it in hand, or has moved it since the batch was read.
      if (!(await store.lockCursor(tx, handler.name, batch.from))) return 'waiting';
      const failures = await store.listFailures(tx, handler.name, batch.events);
      const { events, end } = upToFailure(batch, failures);
      const first = events[0]!;
      const failure = failures.get(first.id);
      if (failure && now < retryAt(failure)) return 'waiting';

      const pushes: Push[] = [];
      inHand = events;
      await handler.handle({ tx, ...collectIn(pushes) }, events as never);
      inHand = [];
      await recordPushes(tx, now, pushes);
      if (failure) await store.forgetFailure(tx, handler.name, first.id);
      await store.moveCursor(tx, handler.name, { to: end, now });
      return 'moved';
    });
  } catch (error) {
    const [first, ...others] = inHand;
    // Without an event in hand it was the database, not the handler.
    if (!first) throw error;
    if (others.length === 0)
      return setAside(services, { handler: handler.name, from: batch.from, event: first, error });
    const half = takeFirst(batch, Math.floor(inHand.length / 2));
    return handleBatch(services, handler, half);
  }
}

/** The events up to the first that failed before, or that one alone. */
function upToFailure(batch: Batch, failures: ReadonlyMap<bigint, store.Failure>): Batch {
  if (failures.size === 0) return batch;
  const failing = batch.events.findIndex(({ id }) => failures.has(id));
  return takeFirst(batch, Math.max(1, failing));
}

/** The first so many events of a batch, which then ends with the last of them. */
export function takeFirst(batch: Batch, count: number): Batch {
  if (count >= batch.events.length) return batch;
  const events = batch.events.slice(0, count);
  return { ...batch, events, end: store.placeOf(events.at(-1)!) };
}

/** A push that no adapter could carry fails the handler that made it, not the publication. */
export function collectIn(pushes: Push[]): Omit<HandlerContext, 'tx'> {
  const collect = (push: Push) => {
    writeMessage({ ...push, id: 'x'.repeat(40) });
    pushes.push(push);
  };
  return {
    push: (topic, merchantCode, payload) => collect({ topic, merchantCode, payload } as Push),
    pushToMember: (topic, { merchantCode, memberId }, payload) =>
      collect({ topic, merchantCode, memberId, payload } as Push),
  };
}

/** One second, then twice as long each time, up to a minute. */
function retryAt({ attempts, failedAt }: store.Failure): Date {
  const waitMs = Math.min(RETRY_AFTER_MS_MAX, SECOND_MS * 2 ** (attempts - 1));
  return new Date(failedAt.getTime() + waitMs);
}

/** Notes the failure, in a transaction of its own; after the last attempt the handler goes on. */
async function setAside(
  { database, clock, log, metrics }: OutboxServices,
  failed: { handler: string; from: store.Place; event: store.StoredEvent; error: unknown },
): Promise<BatchOutcome> {
  const { handler, from, event, error } = failed;
  const bindings = { err: error, handler, event: event.name, eventId: String(event.id) };

  return database.transact(async (tx) => {
    const now = clock.now();
    // Another node has taken the handler over, and will find out for itself.
    if (!(await store.lockCursor(tx, handler, from))) return 'waiting';

    const text = describeError(error).slice(0, ERROR_LENGTH_MAX);
    const attempts = await store.recordFailure(tx, { handler, event, error: text, now });
    if (attempts < ATTEMPTS_MAX) {
      log.warn({ ...bindings, attempts }, 'an event handler failed and will be tried again');
      return 'waiting';
    }
    await store.moveCursor(tx, handler, { to: store.placeOf(event), now });
    metrics.countOutboxFailure(handler);
    log.error({ ...bindings, attempts }, 'an event handler gave up on an event');
    return 'moved';
  });
}

// PostgreSQL's text holds no zero byte, and what failed may have one in its message.
const describeError = (error: unknown): string =>
  String(error instanceof Error ? (error.stack ?? error.message) : error).replaceAll('\0', '');
