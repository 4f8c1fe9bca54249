import { SECOND_MS } from '@maneki/kernel/clock';
import type { Batch, BatchOutcome } from './handle-batch.ts';
import type { OutboxServices } from './outbox-services.ts';
import * as store from './store.ts';

/** Large enough that a handler which adds up meets the same member more than once under load. */
export const BATCH_EVENTS_MAX = 5_000;

/** A burst is over sooner: handlers whose next event is older cannot keep up at their usual share of the time. */
const BEHIND_AFTER_MS = 10 * SECOND_MS;

/** Something that goes through events of a name, at a place of its own. */
export type Station = {
  readonly name: string;
  readonly on: string;
  runBatch(batch: Batch): Promise<BatchOutcome>;
};

export type Work = { readonly station: Station; readonly batch: Batch };

export type Found = {
  readonly work: readonly Work[];
  /** How many events were read for it. */
  readonly events: number;
  readonly newest: store.Place | undefined;
  readonly hasUnsettled: boolean;
  /** Whether handlers do not keep up: there is more than was read, and it has waited for long. */
  readonly isBehind: boolean;
};

/**
 * Looks what there is for stations that are free. Those that stand at the same place share one reading
 * of events; whoever has none among them is moved along. All go up to the same newest event, so that
 * one which was held up stands with the others again as soon as it has caught up.
 */
export async function findWork(
  services: OutboxServices,
  stations: readonly Station[],
  isFree: (name: string) => boolean,
): Promise<Found> {
  const names = stations.map(({ name }) => name);
  const { cursors, newest, hasUnsettled } = await services.database.statement((tx) =>
    store.look(tx, names),
  );
  tellLag(services, cursors);
  const due = cursors.filter(({ handler, nextAt }) => nextAt && isFree(handler));
  const places = Map.groupBy(due, ({ xact, eventId }) => `${xact} ${eventId}`);
  const work: Work[] = [];
  let events = 0;
  let isFull = false;
  for (const together of places.values()) {
    const names = new Set(together.map(({ handler }) => handler));
    const { xact, eventId } = together[0]!;
    const readers = stations.filter(({ name }) => names.has(name));
    const read = await readTogether(services, readers, {
      from: { xact, eventId },
      newest: newest!,
    });
    work.push(...read.work);
    events += read.events;
    isFull ||= read.isFull;
  }
  const isBehind = isFull && longestWaitMs(services, due) > BEHIND_AFTER_MS;
  return { work, events, newest, hasUnsettled, isBehind };
}

const longestWaitMs = ({ clock }: OutboxServices, cursors: readonly store.Cursor[]): number =>
  Math.max(...cursors.map(({ nextAt }) => (nextAt ? clock.now().getTime() - nextAt.getTime() : 0)));

/** One reading for stations at one place. */
async function readTogether(
  { database, clock }: OutboxServices,
  readers: readonly Station[],
  { from, newest }: { readonly from: store.Place; readonly newest: store.Place },
): Promise<{ work: Work[]; events: number; isFull: boolean }> {
  const names = [...new Set(readers.map(({ on }) => on))];
  const wanted = { names, after: from, upTo: newest, limit: BATCH_EVENTS_MAX };
  const events = await database.statement((tx) => store.listEvents(tx, wanted));
  const isFull = events.length === BATCH_EVENTS_MAX;
  const end = isFull ? store.placeOf(events.at(-1)!) : newest;

  const byName = Map.groupBy(events, ({ name }) => name);
  const idle = readers.filter(({ on }) => !byName.has(on)).map(({ name }) => name);
  const pass = { from, to: end, now: clock.now() };
  if (idle.length > 0) await database.statement((tx) => store.passEvents(tx, idle, pass));
  const work = readers.flatMap((station) => {
    const own = byName.get(station.on);
    return own ? [{ station, batch: { from, events: own, end } }] : [];
  });
  return { work, events: events.length, isFull };
}

/** Tells how far behind each one is. */
function tellLag({ clock, metrics }: OutboxServices, cursors: readonly store.Cursor[]): void {
  const now = clock.now().getTime();
  for (const { handler, nextAt } of cursors)
    metrics.tellOutboxLag(handler, nextAt ? (now - nextAt.getTime()) / SECOND_MS : 0);
}
