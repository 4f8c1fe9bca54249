import { SECOND_MS } from '@maneki/kernel/clock';
import type { Push } from '#platform/fanout/fanout';
import { type Batch, type BatchOutcome, takeFirst } from './handle-batch.ts';
import type { OutboxServices } from './outbox-services.ts';
import { PUSHES_COLLECTED } from './record-event.ts';
import * as store from './store.ts';

export const pushPublisher = { name: 'platform.publish_pushes', on: PUSHES_COLLECTED } as const;

/** How long other nodes stay away from pushes that one of them has taken to publish. */
const LEASE_MS = 10 * SECOND_MS;
const RETRY_AFTER_MS = 2 * SECOND_MS;

/** So many collections of pushes at most are published under one lease. */
const COLLECTIONS_MAX = 500;

/**
 * Publishes what handlers pushed. Publishing is a call over the network, which no transaction may
 * wait for: the pushes are taken under a lease, published, and only then passed. A node that dies
 * in between leaves them to the next one, so a push arrives at least once.
 */
export async function publishPushes(services: OutboxServices, all: Batch): Promise<BatchOutcome> {
  const { database, fanout, clock, log } = services;
  const { name } = pushPublisher;
  const batch = takeFirst(all, COLLECTIONS_MAX);
  if (!(await leasePushes(services, batch.from))) return 'waiting';

  try {
    await fanout.publish(batch.events.flatMap(({ payload }) => payload as Push[]));
  } catch (error) {
    log.error({ err: error }, 'pushes could not be published and will be tried again');
    const againAt = new Date(clock.now().getTime() + RETRY_AFTER_MS);
    await database.statement((tx) => store.touchCursor(tx, name, againAt));
    return 'waiting';
  }
  const move = { to: batch.end, now: clock.now() };
  await database.statement((tx) => store.moveCursor(tx, name, move));
  return 'moved';
}

async function leasePushes({ database, clock }: OutboxServices, from: store.Place) {
  const { name } = pushPublisher;
  return database.transact(async (tx) => {
    const now = clock.now();
    const cursor = await store.lockCursor(tx, name, from);
    if (!cursor || now < cursor.movedAt) return false;
    await store.touchCursor(tx, name, new Date(now.getTime() + LEASE_MS));
    return true;
  });
}
