import type { Category } from '@maneki/contract/play/tickets';
import { type Clock, MINUTE_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import { findCategory, type GameName } from './store.ts';

const GAMES_MAX = 10_000;
const KEPT_MS = MINUTE_MS;

/** In which category a game counts; undefined for one that nobody knows. */
export type CategoryFinder = (game: GameName) => Promise<Category | undefined>;

/** Remembers categories for a minute: every settled bet asks, and they hardly ever change. */
export function createCategoryFinder({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): CategoryFinder {
  const known = new Map<string, { readonly category: Category; readonly until: number }>();
  return async ({ vendorCode, gameId }) => {
    const key = `${vendorCode} ${gameId}`;
    const now = clock.now().getTime();
    const found = known.get(key);
    if (found && now < found.until) return found.category;
    const category = await database.statement((tx) => findCategory(tx, { vendorCode, gameId }));
    known.delete(key);
    if (known.size >= GAMES_MAX) known.delete(known.keys().next().value!);
    // A game that is not there yet is looked for each time.
    if (category) known.set(key, { category, until: now + KEPT_MS });
    return category;
  };
}
