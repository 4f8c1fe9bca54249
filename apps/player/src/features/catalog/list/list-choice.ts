import { listedUnder } from '@maneki/contract/catalog/categories';
import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { CATEGORIES, type Category } from '@maneki/contract/play/tickets';
import type { Currency } from '@maneki/kernel/money';
import { listAddress } from '../lobby/list-address.ts';
import type { GameChoice } from '../queries.ts';
import { countedAs, type ListState } from './list-state.ts';

/** What the catalogue is asked for where a list is narrowed by its filters. */
export const choiceOf = (
  { gameType, filters }: ListState,
  /** What the member plays with; for a guest the site's currency counts, which the server knows. */
  currency: Currency | undefined,
): GameChoice => ({
  ...(gameType && { gameType }),
  ...filters,
  ...(filters.minBet && currency && { currency }),
});

/** Hot games of a kind and a vendor; all of them where neither is named. */
export function hotOf<Game extends Pick<ListedGame, 'gameType' | 'vassalage'>>(
  games: readonly Game[],
  state: Pick<ListState, 'gameType' | 'unknownType' | 'filters'>,
): readonly Game[] {
  const { gameType, unknownType, filters } = state;
  if (unknownType) return [];
  const { vassalage } = filters;
  const kinds = gameType && listedUnder(gameType);
  return games.filter(
    (game) =>
      (!kinds || kinds.includes(game.gameType)) && (!vassalage || game.vassalage === vassalage),
  );
}

export type MenuCode = Category | 'ALL' | 'HOT' | 'FAV';
export type MenuEntry = { readonly code: MenuCode; readonly href: string };

type MenuFacts = {
  readonly categories: readonly Category[];
  readonly hasHot: boolean;
  readonly isLoggedIn: boolean;
  /** Offered whatever there is to play: whoever is there sees where they are. */
  readonly chosen?: MenuCode | undefined;
};

/** Kinds of games to choose from: somebody's own and what is hot first, where there is any. */
export function menuOf({ categories, hasHot, isLoggedIn, chosen }: MenuFacts): MenuEntry[] {
  const kinds = new Set(categories.map(countedAs));
  const chosenKind = CATEGORIES.find((category) => category === chosen);
  if (chosenKind) kinds.add(chosenKind);
  return [
    { code: 'ALL', href: '/m/gameList' },
    ...(isLoggedIn ? [{ code: 'FAV', href: '/m/gameList?type=fav' } as const] : []),
    ...(hasHot ? [{ code: 'HOT', href: listAddress('HOT') } as const] : []),
    ...[...kinds].map((code) => ({ code, href: listAddress(code) })),
  ];
}

/** The entry of the menu that an address has chosen; none where it names a kind that nobody knows. */
export function menuCodeOf({ gameType, unknownType, tab }: ListState): MenuCode | undefined {
  if (unknownType) return undefined;
  if (gameType) return countedAs(gameType);
  if (tab === 'fav') return 'FAV';
  return tab === 'hot' ? 'HOT' : 'ALL';
}
