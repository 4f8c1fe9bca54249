import type { ListedGame } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import type { Reader } from '../catalogue/describe-game.ts';
import { isChosenBy } from '../catalogue/game-choice.ts';
import type { Lobby } from '../catalogue/lobby.ts';

/** A merchant's hot games, all of them or those of a category's list or a vendor. */
export function listHotGames(
  lobby: Lobby,
  asked: Reader & {
    readonly merchantCode: string;
    readonly gameType?: Category | undefined;
    readonly vassalage?: string | undefined;
  },
): ListedGame[] {
  const { merchantCode, gameType: category, vassalage: vendor } = asked;
  const games = lobby.listHot(merchantCode).filter(isChosenBy({ category, vendor }));
  return lobby.catalogue.describe(games, asked);
}
