import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import { TABLE_GAMES, type TableGame } from '@maneki/games/tables/table-games';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';

const dragonTiger = TABLE_GAMES.find(({ gameId }) => gameId === DRAGON_TIGER.gameId)!;

/** How long rounds of other tables last that a house has: tables that go at one pace would stay in step. */
const OTHERS = [
  {
    gameId: 'benchbaccarat',
    phases: { bettingMs: 20_000, closedMs: 2_000, dealingMs: 12_000, resultMs: 5_000 },
  },
  {
    gameId: 'benchroulette',
    phases: { bettingMs: 25_000, closedMs: 2_000, dealingMs: 12_000, resultMs: 5_000 },
  },
  {
    gameId: 'benchsicbo',
    phases: { bettingMs: 20_000, closedMs: 2_000, dealingMs: 8_000, resultMs: 5_000 },
  },
];

/** The house's own table, and three more of the same rules that go at the pace of other games. */
export const FOUR_TABLES: readonly TableGame[] = [
  dragonTiger,
  ...OTHERS.map(({ gameId, phases }) => ({
    ...dragonTiger,
    gameId,
    rules: { ...dragonTiger.rules, phases },
  })),
];

/** Lists the further tables, as the house's manifest would: no bet is taken on a game that nobody lists. */
export async function listFourTables(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    for (const { gameId, vendor } of FOUR_TABLES)
      await sql`insert into catalog_games (vendor_code, game_id, category, names, is_shared)
                values (${vendor}, ${gameId}, 'LIVE', '{}', true)
                on conflict do nothing`.execute(tx);
  });
}
