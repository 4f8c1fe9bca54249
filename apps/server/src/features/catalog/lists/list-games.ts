import type { Category } from '@maneki/contract/play/tickets';
import { parseAmount } from '@maneki/kernel/money';
import { pageOf } from '#platform/lists/page-of';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';
import type { Reader } from '../catalogue/describe-game.ts';
import { type GameChoice, isChosenBy } from '../catalogue/game-choice.ts';

/** What a list is narrowed by. An empty text, as forms send it, asks for nothing. */
export type AskedGames = {
  readonly gameType?: Category | undefined;
  readonly vassalage?: string | undefined;
  readonly gameId?: string | undefined;
  readonly gameClassify?: string | undefined;
  /** In the reader's currency. */
  readonly minBet?: string | undefined;
  readonly minLine?: number | '' | undefined;
  readonly gameName?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
};

/** One page of the games that can be started. */
export function listGames(catalogue: Catalogue, asked: AskedGames & Reader) {
  const choice: GameChoice = {
    category: asked.gameType,
    vendor: asked.vassalage,
    classify: asked.gameClassify,
  };
  const named = asked.gameName
    ? catalogue.search(asked.gameName).filter(isChosenBy(choice))
    : catalogue.list(choice);
  const games = narrowByStake(narrowById(named, asked.gameId), asked);
  const { items, ...pages } = pageOf(games, asked);
  return {
    games: catalogue.describe(items, asked),
    ...pages,
    total: games.length,
    classifies: [...catalogue.listClassifies(choice)],
  };
}

const narrowById = (games: readonly CatalogueGame[], gameId: string | undefined) =>
  gameId ? games.filter((game) => game.gameId === gameId) : games;

/** What nobody has said of a game cannot be known to suit. */
function narrowByStake(
  games: readonly CatalogueGame[],
  { minBet, minLine, currency }: Pick<AskedGames & Reader, 'minBet' | 'minLine' | 'currency'>,
): readonly CatalogueGame[] {
  if (!minBet && !minLine) return games;
  const stake = minBet ? parseAmount(minBet) : undefined;
  return games.filter(({ minBets: { [currency]: least }, minLines }) => {
    const isSmallEnough = stake === undefined || (least !== undefined && least <= stake);
    return isSmallEnough && (!minLine || (minLines !== null && minLines >= minLine));
  });
}
