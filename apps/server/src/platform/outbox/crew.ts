import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@maneki/kernel/clock';
import type { Work } from './find-work.ts';
import type { OutboxServices } from './outbox-services.ts';

/** Work that takes longer is not waited for: other handlers go on beside it. */
const PATIENCE_MS = SECOND_MS;

/**
 * On the embedded engine's one connection more at once would only wait for each other. On a server
 * they would take the connections and cores that bets need.
 */
const LANES = { embedded: 1, postgres: 2 } as const;

export type Crew = {
  /** Whether a station may be given work. */
  isFree(name: string): boolean;
  /** Gets through work, or through what it can in a second, and answers whether anything moved. */
  run(work: readonly Work[]): Promise<boolean>;
  /** Lets those try again that could not go on. */
  rouse(): void;
  /** Finishes what is in hand and takes up nothing else. */
  stop(): Promise<void>;
};

/** Runs batches, a few at once and of each station one. */
export function createCrew(
  { database, log }: OutboxServices,
  { restMs, onLateEnd }: { readonly restMs: number; onLateEnd(): void },
): Crew {
  const lanes = new Set<Promise<void>>();
  const taken = new Set<string>();
  /** Stations that could not go on, and until when they are left alone. */
  const resting = new Map<string, number>();
  let isStopping = false;

  const runOne = async ({ station, batch }: Work): Promise<boolean> => {
    try {
      if ((await station.runBatch(batch)) === 'moved') return true;
    } catch (error) {
      log.error({ err: error, handler: station.name }, 'a batch of the outbox could not be run');
    } finally {
      taken.delete(station.name);
    }
    resting.set(station.name, performance.now() + restMs);
    return false;
  };

  const run = async (work: readonly Work[]): Promise<boolean> => {
    const queue = [...work];
    let hasMoved = false;
    let isLate = false;
    const goOn = async () => {
      for (let next = queue.shift(); next && !isStopping; next = queue.shift())
        hasMoved = (await runOne(next)) || hasMoved;
    };
    const own: Promise<void>[] = [];
    for (const { station } of work) taken.add(station.name);
    while (lanes.size < LANES[database.engine] && own.length < work.length) {
      const lane = goOn().finally(() => {
        lanes.delete(lane);
        if (isLate) onLateEnd();
      });
      lanes.add(lane);
      own.push(lane);
    }
    await Promise.race([Promise.all(own), wait(PATIENCE_MS, undefined, { ref: false })]);
    isLate = true;
    return hasMoved;
  };

  return {
    isFree(name) {
      const isResting = performance.now() < (resting.get(name) ?? 0);
      return lanes.size < LANES[database.engine] && !taken.has(name) && !isResting;
    },
    run,
    rouse: () => resting.clear(),
    async stop() {
      isStopping = true;
      await Promise.all(lanes);
    },
  };
}
