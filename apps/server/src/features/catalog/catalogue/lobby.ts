import type { ListedGame, VendorSorting } from '@maneki/contract/catalog/schemas';
import { PAGE_SIZES } from '@maneki/contract/constants';
import type { Language } from '@maneki/contract/language';
import { type HotFacts, listHot } from '../hot/hot-games.ts';
import type { Catalogue, CatalogueGame } from './catalogue.ts';
import { sortedUnder } from './category-order.ts';

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
  /** What home shows; made once for each merchant and language. */
  view(asked: { readonly merchantCode: string; readonly language: Language }): LobbyView;
};

export function createLobby(catalogue: Catalogue, hot: HotFacts): Lobby {
  const hotGames = new Map<string, readonly CatalogueGame[]>();
  const views = new Map<string, LobbyView>();
  const hotOf = (merchantCode: string) => {
    const games = hotGames.get(merchantCode) ?? listHot(hot, catalogue, merchantCode);
    hotGames.set(merchantCode, games);
    return games;
  };
  const describeRow = (games: readonly CatalogueGame[], language: Language) =>
    catalogue.describe(games.slice(0, PAGE_SIZES.scrollRow), language);

  return {
    catalogue,
    listHot: hotOf,
    view({ merchantCode, language }) {
      const key = `${merchantCode} ${language}`;
      const made = views.get(key) ?? {
        hot: describeRow(hotOf(merchantCode), language),
        totalHot: hotOf(merchantCode).length,
        categories: catalogue.sort(language).map((sorting): Row => {
          // Esports and cockfights have rows of their own, so that of sports does without them. Vaults are in both.
          const own = sortedUnder(sorting.gameCategory);
          const games = catalogue
            .list({ category: sorting.gameCategory })
            .filter(({ shownIn }) => own.includes(shownIn));
          return { ...sorting, games: describeRow(games, language), totalGames: games.length };
        }),
      };
      views.set(key, made);
      return made;
    },
  };
}
