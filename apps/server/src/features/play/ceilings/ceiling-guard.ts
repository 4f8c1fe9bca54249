import { DAY_MS, SECOND_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';
import {
  type Bounds,
  type CeilingName,
  exposureOf,
  findExceeded,
  isCredit,
  type ToldWin,
} from './ceiling.ts';
import { createSums, gameDay, providerDay, type Sums } from './exposure-sums.ts';
import { type CeilingFinder, createCeilingFinder } from './find-ceilings.ts';
import * as store from './store.ts';

/** What other processes paid is known so late, and what an operator changed. */
export const EXPOSURES_FRESH_MS = 2 * SECOND_MS;
/** By anything older nobody decides: who asks waits for it to be read again. */
const EXPOSURES_OLD_MS = 10 * SECOND_MS;
/** Business days of all time zones that a moment can lie in. */
const DAYS_KEPT_MS = 2 * DAY_MS;

export type WinAtGame = ToldWin & Omit<store.ExposureName, 'isPlay'>;

/** Room that a win took, or the ceiling that it would pass. */
export type Room =
  | {
      readonly exceeded: undefined;
      /** Where the win was not paid after all. */
      giveBack(): void;
    }
  | { readonly exceeded: CeilingName };

/**
 * Looks whether wins stay below the ceilings of their game, in the memory of this process: no win waits
 * for another, nor for a statement. What this process paid counts at once, what others paid within
 * `EXPOSURES_FRESH_MS`; so the ceiling of a day may be passed by what they pay in that while.
 */
export type CeilingGuard = {
  /** To be awaited before room is taken. There is nothing to wait for while somebody plays. */
  ready(now: Date): Promise<void> | undefined;
  take(win: WinAtGame): Room;
  /** Counts a win that is paid whatever the ceilings say. */
  count(win: WinAtGame): void;
  /** Writes down what this process paid, if anything, and then reads what others did. */
  flush(now: Date): Promise<void>;
  /** After a change on this node: the next win waits for it. */
  forget(): void;
};

export function createCeilingGuard(services: GuardServices): CeilingGuard {
  const memory = createMemory(services);
  const { own } = memory;
  return {
    ready: (now) => memory.ready(now),
    take(win) {
      const exceeded = findExceeded(win, boundsOf(win, memory.known()));
      if (exceeded) return { exceeded };
      const { staked, paid } = exposureOf(win);
      const name = nameOf(win);
      own.add({ ...name, staked, paid });
      const giveBack = () => own.add({ ...name, staked: -staked, paid: -paid });
      return { exceeded: undefined, giveBack };
    },
    count: (win) => own.add({ ...nameOf(win), ...exposureOf(win) }),
    flush: (now) => (own.hasChanged() ? memory.refresh(now) : Promise.resolve()),
    forget: () => memory.forget(),
  };
}

const nameOf = (win: WinAtGame): store.ExposureName => ({
  providerCode: win.providerCode,
  vendorCode: win.vendorCode,
  gameId: win.gameId,
  businessDay: win.businessDay,
  isPlay: isCredit(win.currency),
});

type Known = { readonly ceilings: CeilingFinder; readonly own: Sums; readonly others: Sums };

function boundsOf(win: WinAtGame, { ceilings, own, others }: Known): Bounds {
  const { provider, game, hasOwnDay } = ceilings.find(win);
  const name = nameOf(win);
  const net = (scope: string) => own.net(scope) + others.net(scope);
  const day = { exposure: net(providerDay(name)), exposurePerDayMax: provider.exposurePerDayMax };
  if (!hasOwnDay) return { ...game, ...day };
  const { exposurePerDayMax } = game;
  return { ...game, ...day, game: { exposure: net(gameDay(name)), exposurePerDayMax } };
}

type GuardServices = {
  readonly database: Database;
  readonly log: Pick<Log, 'warn'>;
  /** A name that no other process has had. */
  readonly processId: string;
};

/** What is known of ceilings and exposures: read behind those who ask, while it is young enough. */
function createMemory({ database, log, processId }: GuardServices) {
  const own = createSums();
  let others = createSums();
  let ceilings = createCeilingFinder([]);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let changes = 0;

  const read = async (now: Date) => {
    const changesBefore = changes;
    const since = new Date(now.getTime() - DAYS_KEPT_MS).toISOString().slice(0, 10);
    const changed = own.takeChanged();
    try {
      if (changed.length > 0)
        await database.statement((tx) => store.putExposures(tx, processId, changed));
      const said = await database.statement(store.listCeilings);
      const sums = await database.statement((tx) =>
        store.sumExposuresOfOthers(tx, { processId, since }),
      );
      ceilings = createCeilingFinder(said);
      others = createSums();
      for (const sum of sums) others.add(sum);
    } catch (error) {
      own.keepChanged(changed);
      throw error;
    }
    own.dropBefore(since);
    // What was changed during the reading may be missing from it: then the next win reads again.
    if (changes === changesBefore) readAt = now.getTime();
  };
  const refresh = (now: Date): Promise<void> => {
    reading ??= read(now).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    own,
    known: (): Known => ({ ceilings, own, others }),
    refresh,
    ready(now: Date): Promise<void> | undefined {
      // A clock that was set back makes what is known neither older nor younger: read again.
      const ageMs = Math.abs(now.getTime() - readAt);
      if (ageMs < EXPOSURES_FRESH_MS) return undefined;
      const fresh = refresh(now);
      if (ageMs >= EXPOSURES_OLD_MS) return fresh;
      fresh.catch((error) => log.warn({ err: error }, 'exposures were not read again'));
      return undefined;
    },
    forget(): void {
      changes += 1;
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** For what was never at risk: the made-up past of a demonstration. */
export const noCeilings: CeilingGuard = {
  ready: () => undefined,
  take: () => ({ exceeded: undefined, giveBack: () => {} }),
  count: () => {},
  flush: async () => {},
  forget: () => {},
};
