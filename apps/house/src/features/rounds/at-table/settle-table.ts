import type { TableGame } from '@maneki/games/tables/table-games';
import type { TableRound } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { fixTableWins } from './fix-table-wins.ts';
import { settleBets } from './settle-bets.ts';

/** Settles all bets on a round of a table. */
export const settleTable = (
  services: HouseServices,
  { game, table, signal }: { game: TableGame; table: TableRound; signal: AbortSignal },
): Promise<void> =>
  settleBets(services, {
    fix: (due) => fixTableWins(services, { game, table, due }),
    lanes: 1,
    signal,
  });
