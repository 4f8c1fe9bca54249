import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import { TABLE_GAMES, type TableGame } from '@maneki/games/tables/table-games';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';

const TABLES = 4;

/** The house's own table, and more of the same rules: so many run beside each other in a house with more games. */
export const FOUR_TABLES: readonly TableGame[] = Array.from({ length: TABLES }, (_, index) => ({
  ...TABLE_GAMES.find(({ gameId }) => gameId === DRAGON_TIGER.gameId)!,
  gameId: index === 0 ? DRAGON_TIGER.gameId : `benchtable${index + 1}`,
}));

/** Lists the further tables, as the house's manifest would: no bet is taken on a game that nobody lists. */
export async function listFourTables(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    for (const { gameId, vendor } of FOUR_TABLES)
      await sql`insert into catalog_games (vendor_code, game_id, category, names, is_shared)
                values (${vendor}, ${gameId}, 'LIVE', '{}', true)
                on conflict do nothing`.execute(tx);
  });
}
