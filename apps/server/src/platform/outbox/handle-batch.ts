import { SECOND_MS } from '@maneki/kernel/clock';
import type { Tx } from '#platform/database/database';
import { type Push, writeMessage } from '#platform/fanout/fanout';
import type { AnyEventHandler, HandlerContext } from './event-handler.ts';
import type { OutboxServices } from './outbox-services.ts';
import { recordPushes } from './record-event.ts';
import * as store from './store.ts';

export const BATCH_EVENTS_MAX = 500;
export const ATTEMPTS_MAX = 8;
const RETRY_AFTER_MS_MAX = 60 * SECOND_MS;
const ERROR_LENGTH_MAX = 4_000;

/** Whether there may be more to do at once, or only later. */
export type BatchOutcome = 'moved' | 'waiting';

/**
 * Shows a handler its next events and moves its cursor, all in one transaction: either the effects
 * and the move are kept or neither. A batch that fails is tried again with half of its events, until
 * the one that fails is alone: those before it are not held up.
 */
export async function handleBatch(
  services: OutboxServices,
  handler: AnyEventHandler,
  limit = BATCH_EVENTS_MAX,
): Promise<BatchOutcome> {
  let inHand: readonly store.StoredEvent[] = [];
  try {
    return await services.database.transact(async (tx) => {
      const now = services.clock.now();
      const cursor = await store.lockCursor(tx, handler.name);
      if (!cursor) return 'waiting';

      const batch = await readBatch(tx, handler, { after: cursor, limit });
      const [first] = batch.events;
      if (first?.failure && now < retryAt(first.failure)) return 'waiting';

      const pushes: Push[] = [];
      const context = { tx, ...collectIn(pushes) };
      inHand = batch.events;
      if (first) await handler.handle(context, batch.events as never);
      inHand = [];
      await recordPushes(tx, now, pushes);
      if (first?.failure) await store.forgetFailure(tx, handler.name, first.id);
      if (!batch.end) return 'waiting';
      const isMoved = await store.moveCursor(tx, handler.name, { to: batch.end, now });
      return isMoved ? 'moved' : 'waiting';
    });
  } catch (error) {
    const [first, ...others] = inHand;
    // Without an event in hand it was the database, not the handler.
    if (!first) throw error;
    if (others.length > 0) return handleBatch(services, handler, Math.floor(inHand.length / 2));
    return setAside(services, { handler: handler.name, event: first, error });
  }
}

/** The next events up to the first that failed before, or that one alone, and where they end. */
async function readBatch(
  tx: Tx,
  handler: AnyEventHandler,
  { after, limit }: { readonly after: store.Place; readonly limit: number },
) {
  const newest = await store.findNewest(tx);
  const wanted = { handler: handler.name, on: handler.on, after, limit };
  const listed = await store.listEvents(tx, wanted);

  const failing = listed.findIndex(({ failure }) => failure);
  const events = failing < 0 ? listed : listed.slice(0, Math.max(1, failing));
  const last = events.at(-1);
  const lastPlace = last && { xact: last.xact, eventId: last.id };
  // With all of its own events done, a handler is done with everybody else's too.
  const isAll = events.length === listed.length && listed.length < limit;
  return { events, end: isAll ? laterOf(lastPlace, newest) : lastPlace };
}

function laterOf(left: store.Place | undefined, right: store.Place | undefined) {
  if (!left || !right) return left ?? right;
  const [leftXact, rightXact] = [BigInt(left.xact), BigInt(right.xact)];
  if (leftXact !== rightXact) return leftXact > rightXact ? left : right;
  return left.eventId > right.eventId ? left : right;
}

/** A push that no adapter could carry fails the handler that made it, not the publication. */
function collectIn(pushes: Push[]): Omit<HandlerContext, 'tx'> {
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
function retryAt({ attempts, failedAt }: { attempts: number; failedAt: Date }): Date {
  const waitMs = Math.min(RETRY_AFTER_MS_MAX, SECOND_MS * 2 ** (attempts - 1));
  return new Date(failedAt.getTime() + waitMs);
}

/** Notes the failure, in a transaction of its own; after the last attempt the handler goes on. */
async function setAside(
  { database, clock, log, metrics }: OutboxServices,
  failed: { handler: string; event: store.StoredEvent; error: unknown },
): Promise<BatchOutcome> {
  const { handler, event, error } = failed;
  const bindings = { err: error, handler, event: event.name, eventId: String(event.id) };

  return database.transact(async (tx) => {
    const now = clock.now();
    const cursor = await store.lockCursor(tx, handler);
    // Another node has taken the handler over, and will find out for itself.
    if (!cursor || isBehind(event, cursor)) return 'waiting';

    const text = describeError(error).slice(0, ERROR_LENGTH_MAX);
    const attempts = await store.recordFailure(tx, { handler, event, error: text, now });
    if (attempts < ATTEMPTS_MAX) {
      log.warn({ ...bindings, attempts }, 'an event handler failed and will be tried again');
      return 'waiting';
    }
    await store.moveCursor(tx, handler, { to: { xact: event.xact, eventId: event.id }, now });
    metrics.countOutboxFailure(handler);
    log.error({ ...bindings, attempts }, 'an event handler gave up on an event');
    return 'moved';
  });
}

const isBehind = (event: store.StoredEvent, cursor: store.Place): boolean =>
  laterOf({ xact: event.xact, eventId: event.id }, cursor) === cursor;

// PostgreSQL's text holds no zero byte, and what failed may have one in its message.
const describeError = (error: unknown): string =>
  String(error instanceof Error ? (error.stack ?? error.message) : error).replaceAll('\0', '');
