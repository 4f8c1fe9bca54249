import type { Language } from '@maneki/contract/language';
import { describeLottery, nameOf, type OfferedGame } from './offered-games.ts';

/** Every lottery with all that is known of it. */
export const listLotteries = (games: readonly OfferedGame[], language: Language) => ({
  games: games.map((game) => describeLottery(game, language)),
});

/** The names of lotteries by family; families stand where their first game does. */
export function listMenu(games: readonly OfferedGame[], language: Language) {
  const families = [...new Set(games.map(({ drawn }) => drawn.family))];
  return {
    families: families.map((family) => ({
      family,
      games: games
        .filter(({ drawn }) => drawn.family === family)
        .map((game) => nameOf(game, language)),
    })),
  };
}
