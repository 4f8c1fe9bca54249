import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import { type HotFacts, LAUNCHED_MS, LAUNCHES_MAX } from '../hot/hot-games.ts';
import { listHotRows, listLaunched } from '../hot/store.ts';
import { buildCatalogue } from './catalogue.ts';
import type { CatalogueFacts } from './facts.ts';
import { createLobby, type Lobby } from './lobby.ts';
import { listGameFacts, listVendorFacts } from './store.ts';

/**
 * The catalogue as this node holds it: lists, searches and the lobby are answered from memory. A change on
 * any node reaches the others as an event, upon which they read again.
 */
export type CatalogDirectory = {
  /** What can be played while these providers are on. */
  at(providers: readonly string[]): Lobby;
  /** Another number after each change of what lists show; what people launch does not count. */
  version(): number;
  reload(): Promise<void>;
};

type Held = { readonly facts: CatalogueFacts; readonly hot: HotFacts };

export async function openCatalogDirectory(services: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<CatalogDirectory> {
  let held = await read(services);
  let laidOut: { readonly providers: string; readonly lobby: Lobby } | undefined;
  let version = 0;
  let wanted = 0;
  let running: Promise<void> | undefined;

  const take = (next: Held) => {
    const isSame = isDeepStrictEqual(next.facts, held.facts);
    // To lay out thousands of games takes a moment; what people launch changes all the time.
    if (!isSame) laidOut = undefined;
    if (!isSame || !isDeepStrictEqual(next.hot.chosen, held.hot.chosen)) version += 1;
    held = { facts: isSame ? held.facts : next.facts, hot: next.hot };
    if (laidOut) laidOut = { ...laidOut, lobby: createLobby(laidOut.lobby.catalogue, held.hot) };
  };
  const readUntilCurrent = async () => {
    for (let seen = -1; seen !== wanted; ) {
      seen = wanted;
      take(await read(services));
    }
  };

  return {
    at(providers) {
      const key = providers.toSorted().join('\0');
      if (laidOut?.providers !== key) {
        const catalogue = buildCatalogue(held.facts, providers);
        laidOut = { providers: key, lobby: createLobby(catalogue, held.hot) };
      }
      return laidOut.lobby;
    },
    version: () => version,
    reload() {
      // A wish during a reading means one more reading: the one under way may have looked too early.
      wanted += 1;
      running ??= readUntilCurrent().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function read({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<Held> {
  const now = clock.now();
  const since = new Date(now.getTime() - LAUNCHED_MS);
  return database.transact(async (tx) => ({
    facts: { games: await listGameFacts(tx, now), vendors: await listVendorFacts(tx) },
    hot: {
      chosen: await listHotRows(tx),
      launched: await listLaunched(tx, { since, launchesMax: LAUNCHES_MAX }),
    },
  }));
}
