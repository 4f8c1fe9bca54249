import type { Currency } from '@maneki/kernel/money';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { type GameFacts, isNewGame, type MinBets, type VendorFacts } from './facts.ts';

type GameRow = Omit<GameFacts, 'nodeId' | 'isNew' | 'minBets'> & {
  readonly nodeId: bigint;
  readonly minBets: Readonly<Partial<Record<Currency, number>>>;
  readonly createdAt: Date;
  readonly firstAt: Date;
};

/** Every game that is on, in the order of the catalogue. */
export async function listGameFacts(tx: Tx, now: Date): Promise<GameFacts[]> {
  const { rows } = await sql<GameRow>`
    select g.node_id as "nodeId", g.vendor_code as "vendorCode", g.game_id as "gameId",
           coalesce(g.game_code, g.game_id) as "gameCode", g.names, g.category, g.classify,
           g.min_bets as "minBets", g.min_lines as "minLines",
           g.has_free_play as "hasFreePlay", g.return_per_10m as "returnPer10M", g.icon,
           g.room_id as "roomId", g.lotto_modes as "lottoModes", g.is_shared as "isShared", g.created_at as "createdAt",
           g.sort_order as "sortOrder",
           (select min(created_at) from catalog_games) as "firstAt"
      from catalog_games as g join catalog_vendors as v on v.code = g.vendor_code and v.is_on
     where g.is_on
     order by g.sort_order, g.vendor_code, g.game_id`.execute(tx);
  return rows.map(({ createdAt, firstAt, nodeId, minBets, ...game }) => ({
    ...game,
    minBets: readBets(minBets),
    nodeId: String(nodeId),
    isNew: isNewGame({ createdAt, firstAt }, now),
  }));
}

const readBets = (stored: GameRow['minBets']): MinBets =>
  Object.fromEntries(Object.entries(stored).map(([currency, units]) => [currency, BigInt(units)]));

/** Every vendor that is on, in the order of the catalogue. */
export async function listVendorFacts(tx: Tx): Promise<VendorFacts[]> {
  const { rows } = await sql<VendorFacts>`
    select code, provider_code as "providerCode", names, category, lists_games as "listsGames",
           icon_large as "iconLarge", icon_small as "iconSmall", sort_order as "sortOrder"
      from catalog_vendors where is_on order by sort_order, code`.execute(tx);
  return rows;
}
