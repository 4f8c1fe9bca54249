import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import type { AnyEventHandler } from './event-handler.ts';
import { type BatchOutcome, handleBatch } from './handle-batch.ts';
import type { OutboxServices } from './outbox-services.ts';
import { publishPushes, pushPublisher } from './publish-pushes.ts';
import * as store from './store.ts';
import { createWakeUp } from './wake-up.ts';

const POLL_MS = SECOND_MS;

/** Other transactions end within milliseconds; events that wait for them are looked for soon. */
const UNSETTLED_POLL_MS = 25;

/** Under load events are left to gather: a few large batches take less from bets than many small ones. */
const LOOK_APART_MS = 50;

const IDLE_MOVE_MS = MINUTE_MS;

/** On the embedded engine's one connection more at once would only wait for each other. */
const HANDLERS_AT_ONCE = { embedded: 1, postgres: 4 } as const;

export type Outbox = {
  /**
   * Looks at once, instead of within a second: call it after a transaction that recorded events.
   */
  poke(): void;
  /** Finishes the batches in hand and starts no other. */
  stop(): Promise<void>;
};

type Station = { name: string; on: string; runBatch(): Promise<BatchOutcome> };

/**
 * Hands recorded events to their handlers. Any number of nodes may run it: each handler has a
 * cursor that one node at a time can hold.
 */
export function runOutbox(
  options: OutboxServices & { handlers: readonly AnyEventHandler[]; pollMs?: number },
): Outbox {
  const stations = listStations(options, options.handlers);
  const wakeUp = createWakeUp();
  const running = new Map<string, Promise<void>>();
  /** Those that could not move: they are left alone until the next poke or poll. */
  const resting = new Set<string>();
  let isStopping = false;

  const start = (station: Station) => {
    const run = runStation(options, station).then((outcome) => {
      running.delete(station.name);
      if (outcome === 'waiting') resting.add(station.name);
      wakeUp.wake();
    });
    running.set(station.name, run);
  };

  /** Starts what there is to do and answers how long to sleep until the next look. */
  const look = async (): Promise<number> => {
    const pollMs = options.pollMs ?? POLL_MS;
    const room = HANDLERS_AT_ONCE[options.database.engine] - running.size;
    if (room <= 0) return pollMs;
    const hasUnsettled = await options.database.statement(store.hasUnsettled);
    const due = await listDue(options, stations);
    const startable = due.filter(({ name }) => !running.has(name) && !resting.has(name));
    if (!isStopping) startable.slice(0, room).forEach(start);
    return hasUnsettled ? Math.min(UNSETTLED_POLL_MS, pollMs) : pollMs;
  };

  const loop = async () => {
    let areCursorsOpen = false;
    while (!isStopping) {
      let sleepMs = POLL_MS;
      const lookedAt = performance.now();
      try {
        if (!areCursorsOpen) await openCursors(options, stations);
        areCursorsOpen = true;
        sleepMs = await look();
      } catch (error) {
        options.log.error({ err: error }, 'the outbox could not look for events');
      }
      const isWoken = await wakeUp.wait(sleepMs);
      if (!isWoken) resting.clear();
      const tooSoonMs = lookedAt + LOOK_APART_MS - performance.now();
      if (tooSoonMs > 0 && !isStopping) await wait(tooSoonMs);
    }
    await Promise.all(running.values());
  };
  const ended = loop();

  return {
    poke() {
      resting.clear();
      wakeUp.wake();
    },
    async stop() {
      isStopping = true;
      wakeUp.wake();
      await ended;
    },
  };
}

function listStations(services: OutboxServices, handlers: readonly AnyEventHandler[]): Station[] {
  const stations = handlers.map((handler) => ({
    name: handler.name,
    on: handler.on,
    runBatch: () => handleBatch(services, handler),
  }));
  const all = [...stations, { ...pushPublisher, runBatch: () => publishPushes(services) }];
  const names = new Set(all.map(({ name }) => name));
  invariant(names.size === all.length, 'two event handlers have the same name');
  return all;
}

async function runStation({ log }: OutboxServices, station: Station): Promise<BatchOutcome> {
  try {
    return await station.runBatch();
  } catch (error) {
    log.error({ err: error, handler: station.name }, 'a batch of the outbox could not be run');
    return 'waiting';
  }
}

async function openCursors({ database, clock }: OutboxServices, stations: readonly Station[]) {
  const names = stations.map(({ name }) => name);
  await database.statement((tx) => store.openCursors(tx, names, clock.now()));
}

/** The stations with work, the longest unmoved first; tells how far behind each one is. */
async function listDue(services: OutboxServices, stations: readonly Station[]) {
  const { database, clock, metrics } = services;
  const now = clock.now().getTime();
  const movedBefore = new Date(now - IDLE_MOVE_MS);
  const rows = await database.statement((tx) => store.listDue(tx, stations, movedBefore));
  const oldest = new Map(rows.map(({ handler, oldestAt }) => [handler, oldestAt]));
  for (const { name } of stations) {
    const oldestAt = oldest.get(name);
    metrics.tellOutboxLag(name, oldestAt ? (now - oldestAt.getTime()) / SECOND_MS : 0);
  }
  const byName = new Map(stations.map((station) => [station.name, station]));
  return rows.map(({ handler }) => byName.get(handler)!);
}
