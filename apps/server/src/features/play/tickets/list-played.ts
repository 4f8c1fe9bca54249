import type { Category } from '@maneki/contract/play/tickets';
import { RECORD_DAYS } from '@maneki/contract/wallet/kinds';
import { DAY_MS } from '@maneki/kernel/clock';
import { listNames, nameIn } from '#features/catalog';
import type { Database } from '#platform/database/database';
import type { Reader } from './describe-ticket.ts';
import * as store from './store.ts';

export type PlayedVendor = {
  readonly code: string;
  readonly name: string;
  readonly category: Category;
  readonly games: { readonly id: string; readonly name: string }[];
};

/** What the betting record can be narrowed to: vendors and their games, the latest first. */
export async function listPlayed(
  database: Database,
  { memberId, merchantCode, wallet, language, now }: Reader & { readonly now: Date },
): Promise<PlayedVendor[]> {
  // The first day that the record shows began up to a day before this very hour of it.
  const since = new Date(now.getTime() - (RECORD_DAYS.back + 1) * DAY_MS);
  const rows = await database.statement((tx) => store.listPlayed(tx, { memberId, wallet, since }));
  const names = await database.statement((tx) => listNames(tx, rows, merchantCode));
  const vendors = new Map<string, PlayedVendor>();
  for (const row of rows) {
    const { vendorCode: code, gameId: id } = row;
    const { vendor, game, vendorCategory } = names.find(row);
    const played = vendors.get(code) ?? {
      code,
      name: vendor ? nameIn(vendor, language) : code,
      category: vendorCategory ?? row.category,
      games: [],
    };
    vendors.set(code, played);
    // A game that moved to another category has tickets in both.
    if (!played.games.some((known) => known.id === id))
      played.games.push({ id, name: game ? nameIn(game, language) : id });
  }
  return [...vendors.values()];
}
