import { listedUnder } from '@maneki/contract/catalog/categories';
import type { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame } from '@maneki/contract/catalog/schemas';
import type { ResponseOf } from '@maneki/contract/contract';
import type { HomeTab } from './home-tabs.ts';

export type Lobby = ResponseOf<typeof catalogEndpoints.getLobby>;

/** Slots count the vaults among them, which have a row of their own too. No other row shares its games. */
const COUNTED_AMONG_SLOTS: readonly string[] = listedUnder('RNG').slice(1);

/** How many games an entry of the menu stands for. A game that two rows show counts once among all. */
export function totalOf(lobby: Lobby, tab: HomeTab): number {
  if (tab === 'HOT') return lobby.totalHot;
  const found = lobby.categories.find(({ gameCategory }) => gameCategory === tab);
  if (tab !== 'ALL') return found?.totalGames ?? 0;
  return lobby.categories
    .filter(({ gameCategory }) => !COUNTED_AMONG_SLOTS.includes(gameCategory))
    .reduce((total, { totalGames }) => total + totalGames, 0);
}

/** A game that home shows anywhere, by its names. */
export function findGame(
  lobby: Lobby | undefined,
  named: { readonly vassalage: string; readonly gameId: string },
): ListedGame | undefined {
  if (!lobby) return undefined;
  const isNamed = ({ vassalage, gameId }: ListedGame) =>
    vassalage === named.vassalage && gameId === named.gameId;
  return [lobby.hot, ...lobby.categories.map(({ games }) => games)].flat().find(isNamed);
}
