import type { Events } from '@maneki/contract/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Push } from '#platform/fanout/fanout';
import type { EventName } from './event-handler.ts';

/** Pushes that handlers collected; a fact like others, but told by the outbox to itself. */
export const PUSHES_COLLECTED = 'platform.pushes_collected';

/** States a fact in the transaction that makes it true; handlers learn of it once that is kept. */
export async function recordEvent<Name extends EventName>(
  tx: Tx,
  now: Date,
  name: Name,
  payload: Events[Name],
): Promise<void> {
  await insertEvent(tx, { name, payload, recordedAt: now });
  recorders.add(tx);
}

/** States many facts of one name, in their order, by one statement. */
export async function recordEvents<Name extends EventName>(
  tx: Tx,
  now: Date,
  name: Name,
  payloads: readonly Events[Name][],
): Promise<void> {
  if (payloads.length === 0) return;
  await sql`
    insert into platform_outbox_events (name, payload, recorded_at)
    select ${name}, told.payload, ${now}::timestamptz
      from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) with ordinality as told(payload, place)
     order by told.place`.execute(tx);
  recorders.add(tx);
}

/**
 * The part of a statement that states facts which the statement itself makes true: one for each row
 * that `rows` selects, as (name, payload, recorded_at).
 */
export const eventsFrom = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into platform_outbox_events (name, payload, recorded_at) ${rows}`;

const recorders = new WeakSet<Tx>();

/** Whether events were recorded in a transaction: then the outbox need not wait for its next look. */
export const hasRecordedEvents = (tx: Tx): boolean => recorders.has(tx);

/** Keeps pushes until they are published, so that a crash in between loses none. */
export async function recordPushes(tx: Tx, now: Date, pushes: readonly Push[]): Promise<void> {
  if (pushes.length === 0) return;
  await insertEvent(tx, { name: PUSHES_COLLECTED, payload: pushes, recordedAt: now });
}

async function insertEvent(tx: Tx, event: { name: string; payload: unknown; recordedAt: Date }) {
  await sql`
    insert into platform_outbox_events (name, payload, recorded_at)
    values (${event.name}, ${JSON.stringify(event.payload)}, ${event.recordedAt})`.execute(tx);
}
