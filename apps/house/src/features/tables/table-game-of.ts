import type { TableGame } from '@maneki/games/tables/table-games';
import type { HouseServices } from '#platform/services';

/** Which table a game is; undefined for one of another kind, or one that the house has no longer. */
export const tableGameOf = (
  { tables }: Pick<HouseServices, 'tables'>,
  gameId: string,
): TableGame | undefined => tables.find((game) => game.gameId === gameId);
