import type { ListedGame, VendorSorting } from '@maneki/contract/catalog/schemas';
import { PAGE_SIZES } from '@maneki/contract/constants';
import { type HotFacts, listHot } from '../hot/hot-games.ts';
import type { Catalogue, CatalogueGame } from './catalogue.ts';
import { sortedUnder } from './category-order.ts';
import type { Reader } from './describe-game.ts';

type Row = VendorSorting & { readonly games: ListedGame[]; readonly totalGames: number };

export type LobbyView = {
  readonly hot: ListedGame[];
  readonly totalHot: number;
  readonly categories: Row[];
};

/** The catalogue with what is hot in it. */
export type Lobby = {
  readonly catalogue: Catalogue;
  listHot(merchantCode: string): readonly CatalogueGame[];
  /** What home shows; made once for each merchant, language and currency. */
  view(asked: Reader & { readonly merchantCode: string }): LobbyView;
};

export function createLobby(catalogue: Catalogue, hot: HotFacts): Lobby {
  const hotGames = new Map<string, readonly CatalogueGame[]>();
  const views = new Map<string, LobbyView>();
  const hotOf = (merchantCode: string) => {
    const games = hotGames.get(merchantCode) ?? listHot(hot, catalogue, merchantCode);
    hotGames.set(merchantCode, games);
    return games;
  };
  const describeRow = (games: readonly CatalogueGame[], reader: Reader) =>
    catalogue.describe(games.slice(0, PAGE_SIZES.scrollRow), reader);

  return {
    catalogue,
    listHot: hotOf,
    view({ merchantCode, ...reader }) {
      const { language, currency } = reader;
      const key = `${merchantCode} ${language} ${currency}`;
      const made = views.get(key) ?? {
        hot: describeRow(hotOf(merchantCode), reader),
        totalHot: hotOf(merchantCode).length,
        categories: catalogue.sort(language).map((sorting): Row => {
          // Esports and cockfights have rows of their own, so that of sports does without them. Vaults are in both.
          const own = sortedUnder(sorting.gameCategory);
          const games = catalogue
            .list({ category: sorting.gameCategory })
            .filter(({ shownIn }) => own.includes(shownIn));
          return { ...sorting, games: describeRow(games, reader), totalGames: games.length };
        }),
      };
      views.set(key, made);
      return made;
    },
  };
}
