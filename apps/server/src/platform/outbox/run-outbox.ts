import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { createCrew } from './crew.ts';
import type { AnyEventHandler } from './event-handler.ts';
import { findWork, type Station } from './find-work.ts';
import { type Batch, handleBatch } from './handle-batch.ts';
import type { OutboxServices } from './outbox-services.ts';
import { LOOK_APART_MS, restAfter } from './pace.ts';
import { publishPushes, pushPublisher } from './publish-pushes.ts';
import * as store from './store.ts';
import { createWakeUp } from './wake-up.ts';

const POLL_MS = SECOND_MS;

/** Other transactions end within milliseconds; events that wait for them are looked for soon. */
const UNSETTLED_POLL_MS = 25;

export type Outbox = {
  /**
   * Looks at once, instead of within a second: call it after a transaction that recorded events.
   */
  poke(): void;
  /** Finishes the batches in hand and starts no other. */
  stop(): Promise<void>;
};

/**
 * Hands recorded events to their handlers. Any number of nodes may run it: each handler has a
 * cursor that one node at a time can hold.
 */
export function runOutbox(
  options: OutboxServices & { handlers: readonly AnyEventHandler[]; pollMs?: number },
): Outbox {
  const { pollMs = POLL_MS } = options;
  const stations = listStations(options, options.handlers);
  const wakeUp = createWakeUp();
  const crew = createCrew(options, { restMs: pollMs, onLateEnd: wakeUp.wake });
  const stopping = new AbortController();
  let newestId: bigint | undefined;

  /** Does what there is to do, then sleeps until there may be more. */
  const turn = async () => {
    const lookedAt = performance.now();
    const found = await findWork(options, stations, crew.isFree);
    const hasMoved = await crew.run(found.work);
    const workedMs = performance.now() - lookedAt;

    const isBusy = found.newest?.eventId !== newestId;
    newestId = found.newest?.eventId;
    const sleepMs = found.hasUnsettled ? Math.min(UNSETTLED_POLL_MS, pollMs) : pollMs;
    if (!hasMoved) await wakeUp.wait(sleepMs);
    const tooSoonMs = lookedAt + LOOK_APART_MS - performance.now();
    const restMs = Math.max(tooSoonMs, restAfter({ ...found, workedMs, isBusy }));
    if (restMs > 0) await wait(restMs, undefined, stopping).catch(() => {});
  };

  const loop = async () => {
    let areCursorsOpen = false;
    while (!stopping.signal.aborted) {
      try {
        if (!areCursorsOpen) await openCursors(options, stations);
        areCursorsOpen = true;
        await turn();
      } catch (error) {
        options.log.error({ err: error }, 'the outbox could not look for events');
        await wakeUp.wait(POLL_MS);
      }
    }
  };
  const ended = loop();

  return {
    poke() {
      crew.rouse();
      wakeUp.wake();
    },
    async stop() {
      stopping.abort();
      wakeUp.wake();
      await crew.stop();
      await ended;
    },
  };
}

function listStations(services: OutboxServices, handlers: readonly AnyEventHandler[]): Station[] {
  const stations = handlers.map(
    (handler): Station => ({
      name: handler.name,
      on: handler.on,
      runBatch: (batch) => handleBatch(services, handler, batch),
    }),
  );
  const all = [
    ...stations,
    { ...pushPublisher, runBatch: (batch: Batch) => publishPushes(services, batch) },
  ];
  const names = new Set(all.map(({ name }) => name));
  invariant(names.size === all.length, 'two event handlers have the same name');
  return all;
}

async function openCursors({ database, clock }: OutboxServices, stations: readonly Station[]) {
  const names = stations.map(({ name }) => name);
  await database.statement((tx) => store.openCursors(tx, names, clock.now()));
}
