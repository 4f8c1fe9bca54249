import { listedUnder } from '@maneki/contract/catalog/categories';
import type { ListedGame, VendorSorting } from '@maneki/contract/catalog/schemas';
import type { Language } from '@maneki/contract/language';
import { CATEGORIES, type Category } from '@maneki/contract/play/tickets';
import type { Currency } from '@maneki/kernel/money';
import { indexNames, type NameIndex } from '../search/name-index.ts';
import { CATEGORY_ORDER, shownCategory, sortedUnder } from './category-order.ts';
import { describeGame, describeVendor, type Reader } from './describe-game.ts';
import type { CatalogueFacts, GameFacts, VendorFacts } from './facts.ts';
import type { GameChoice } from './game-choice.ts';

/** A game that can be played now. */
export type CatalogueGame = GameFacts & {
  /** Its place in the order of the catalogue. */
  readonly position: number;
  readonly vendor: VendorFacts;
  /** The category that it is shown in. */
  readonly shownIn: Category;
};

/**
 * All that can be played, in memory and laid out as it is asked for: thousands of people look through
 * lists at a time in which nothing in them changes.
 */
export type Catalogue = {
  /** Games of a choice, in the order of the catalogue. */
  list(choice: GameChoice): readonly CatalogueGame[];
  /** The kinds that games of a choice have, in the order in which they come up. */
  listClassifies(choice: Pick<GameChoice, 'category' | 'vendor'>): readonly string[];
  findNode(nodeId: string): CatalogueGame | undefined;
  find(game: { readonly vendorCode: string; readonly gameId: string }): CatalogueGame | undefined;
  /** Games with such a name in any language, the best fit first. */
  search(name: string): readonly CatalogueGame[];
  /** Every category that has something to play, with its vendors. */
  sort(language: Language): readonly VendorSorting[];
  /** The vendors whose games a category's list shows. */
  sortOne(category: Category, language: Language): VendorSorting | undefined;
  describe(games: readonly CatalogueGame[], reader: Reader): ListedGame[];
  /** The smallest stake that anything can be played with. */
  smallestBet(currency: Currency): bigint | undefined;
};

/** Lays out what can be played while these providers are on. */
export function buildCatalogue(facts: CatalogueFacts, providers: readonly string[]): Catalogue {
  const on = new Set(providers);
  const vendors = new Map(
    facts.vendors.filter((vendor) => on.has(vendor.providerCode)).map((one) => [one.code, one]),
  );
  const games = facts.games
    .flatMap((game) => {
      const vendor = vendors.get(game.vendorCode);
      const shownIn = shownCategory(game.vendorCode, game.category);
      return vendor ? [{ ...game, vendor, shownIn }] : [];
    })
    .map((game, position): CatalogueGame => ({ ...game, position }));

  const lists = layOut(games);
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const byName = new Map(games.map((game) => [keyOf(game.vendorCode, game.gameId), game]));
  // To file thousands of names takes a moment, which only a search should have to wait for.
  let names: NameIndex | undefined;
  const fileNames = () => indexNames(games.map((game) => Object.values(game.names)));
  const sortings = sortVendors(games, [...vendors.values()]);
  const described = oncePerKey(
    ({ language, currency }: Reader) => keyOf(language, currency),
    (reader) => games.map((game) => describeGame(game, game.vendor, reader)),
  );
  return {
    ...lists,
    ...sortings,
    findNode: (nodeId) => byNode.get(nodeId),
    find: ({ vendorCode, gameId }) => byName.get(keyOf(vendorCode, gameId)),
    search(name) {
      names ??= fileNames();
      return names.search(name).map((position) => games[position]!);
    },
    describe: (chosen, reader) => {
      const all = described(reader);
      return chosen.map(({ position }) => all[position]!);
    },
    smallestBet: oncePerKey(
      (currency: Currency) => currency,
      (currency) => smallestOf(games.flatMap(({ minBets }) => minBets[currency] ?? [])),
    ),
  };
}

/** No code has a zero byte in it. */
const keyOf = (...parts: readonly string[]) => parts.join('\0');

const smallestOf = (bets: readonly bigint[]): bigint | undefined =>
  bets.reduce<bigint | undefined>(
    (least, bet) => (least === undefined || bet < least ? bet : least),
    undefined,
  );

/** Makes something once for each way in which it is asked for. */
function oncePerKey<Asked, Value>(
  nameOf: (asked: Asked) => string,
  make: (asked: Asked) => Value,
): (asked: Asked) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (asked) => {
    const key = nameOf(asked);
    const kept = made.get(key) ?? { value: make(asked) };
    made.set(key, kept);
    return kept.value;
  };
}

const perLanguage = <Value>(make: (language: Language) => Value) =>
  oncePerKey((language: Language) => language, make);

/** The lists in which a category's games stand: its own, and those that show it too. */
const SHOWN_IN: Readonly<Record<Category, readonly Category[]>> = Object.fromEntries(
  CATEGORIES.map((category) => [
    category,
    CATEGORIES.filter((list) => listedUnder(list).includes(category)),
  ]),
) as unknown as Record<Category, readonly Category[]>;

/** Every list that there can be, filled in one go: each game stands in a dozen of them. */
function layOut(games: readonly CatalogueGame[]): Pick<Catalogue, 'list' | 'listClassifies'> {
  const lists = new Map<string, CatalogueGame[]>();
  const classifies = new Map<string, Set<string>>();
  for (const game of games)
    for (const category of ['', ...SHOWN_IN[game.shownIn]])
      for (const vendor of ['', game.vendorCode]) {
        put(classifies, keyOf(category, vendor), () => new Set<string>()).add(game.classify);
        for (const classify of new Set(['', game.classify]))
          put(lists, keyOf(category, vendor, classify), () => []).push(game);
      }
  const kinds = new Map(
    [...classifies].map(([key, set]) => [key, [...set].filter((kind) => kind !== '')]),
  );
  return {
    list: ({ category = '', vendor = '', classify = '' }) =>
      lists.get(keyOf(category, vendor, classify)) ?? [],
    listClassifies: ({ category = '', vendor = '' }) => kinds.get(keyOf(category, vendor)) ?? [],
  };
}

function put<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const there = map.get(key);
  if (there) return there;
  const made = make();
  map.set(key, made);
  return made;
}

function sortVendors(
  games: readonly CatalogueGame[],
  vendors: readonly VendorFacts[],
): Pick<Catalogue, 'sort' | 'sortOne'> {
  const offered = new Set(games.map((game) => keyOf(game.vendorCode, game.shownIn)));
  const vendorsOf = (categories: readonly Category[]) =>
    vendors.filter(({ code }) => categories.some((one) => offered.has(keyOf(code, one))));
  const sortAs =
    (widen: (category: Category) => readonly Category[]) =>
    (language: Language): VendorSorting[] =>
      CATEGORY_ORDER.map((gameCategory) => ({
        gameCategory,
        vendorNames: vendorsOf(widen(gameCategory)).map((one) => describeVendor(one, language)),
      })).filter(({ vendorNames }) => vendorNames.length > 0);

  const sort = perLanguage(sortAs(sortedUnder));
  const sortAsListed = perLanguage(sortAs(listedUnder));
  return {
    sort,
    sortOne: (category, language) =>
      sortAsListed(language).find(({ gameCategory }) => gameCategory === category),
  };
}
