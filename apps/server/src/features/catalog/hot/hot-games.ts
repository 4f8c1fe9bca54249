import { DAY_MS } from '@maneki/kernel/clock';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';
import type { GameName } from '../store.ts';
import type { HotRow } from './store.ts';

/** Launches of the last days count, and no more of them than can be counted in a moment. */
export const LAUNCHED_MS = 7 * DAY_MS;
export const LAUNCHES_MAX = 10_000;

/** What people play fills the list up to here: a list that names everything says nothing. */
const HOT_FILLED_TO = 30;
const HOT_MAX = 100;

export type HotFacts = {
  /** What operators have chosen, in their order. */
  readonly chosen: readonly HotRow[];
  /** What people have started, the most launched first. */
  readonly launched: readonly GameName[];
};

/** A merchant's hot games: its own list, else the list for all, and then what most people play. */
export function listHot(
  { chosen, launched }: HotFacts,
  catalogue: Catalogue,
  merchantCode: string,
): readonly CatalogueGame[] {
  const own = chosen.filter((row) => row.merchantCode === merchantCode);
  const rows = own.length > 0 ? own : chosen.filter((row) => row.merchantCode === null);
  const hot = new Set(rows.flatMap(({ nodeId }) => catalogue.findNode(nodeId) ?? []));
  for (const name of launched) {
    if (hot.size >= HOT_FILLED_TO) break;
    const game = catalogue.find(name);
    if (game) hot.add(game);
  }
  return [...hot].slice(0, HOT_MAX);
}
