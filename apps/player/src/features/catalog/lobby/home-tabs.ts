import type { ListedGame, VendorSorting } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';

/** What the menu of home offers: everything, what is hot, and each category that has games. */
export type HomeTab = 'ALL' | 'HOT' | Category;

type Sorted = Pick<VendorSorting, 'gameCategory'>;

/** Stand in this order behind the live tables, or first of all where there are none. */
const AFTER_LIVE: readonly string[] = ['COCKFIGHT', 'JACKPOT'];
/** Promotions have a page of their own; among games they are nothing. */
const NOT_SHOWN: readonly string[] = ['PROMO'];

/** Categories as home shows them: the merchant's order, with what belongs behind the live tables. */
export function orderCategories<Item extends Sorted>(sortings: readonly Item[]): readonly Item[] {
  const isMoved = ({ gameCategory }: Sorted) => AFTER_LIVE.includes(gameCategory);
  const shown = sortings.filter(({ gameCategory }) => !NOT_SHOWN.includes(gameCategory));
  const moved = shown
    .filter(isMoved)
    .toSorted((one, other) => placeOf(one.gameCategory) - placeOf(other.gameCategory));
  const rest = shown.filter((sorting) => !isMoved(sorting));
  const behindLive = rest.findIndex(({ gameCategory }) => gameCategory === 'LIVE') + 1;
  return rest.toSpliced(behindLive, 0, ...moved);
}

const placeOf = (category: string) => AFTER_LIVE.indexOf(category);

/** The menu's entries: all first, then what is hot where anything is, then the categories. */
export function listTabs(lobby: {
  readonly hot: readonly unknown[];
  readonly categories: readonly Sorted[];
}): readonly HomeTab[] {
  const categories = orderCategories(lobby.categories).map(({ gameCategory }) => gameCategory);
  return ['ALL', ...(lobby.hot.length > 0 ? (['HOT'] as const) : []), ...categories];
}

/** The query's word for the category that is shown. */
const CATEGORY = 'category';

/** Addresses of their own, which search engines and other sites link to. */
const CATEGORY_PATHS: Readonly<Record<string, Category>> = {
  'live-games': 'LIVE',
  'poker-games': 'PVP',
  'sport-games': 'SPORTS',
  'slot-games': 'RNG',
  'fishing-games': 'FISH',
};

/** What an address of home asks to see, whether or not it can be shown. */
export function readAskedTab(pathname: string, search: string): string | undefined {
  const path = pathname.replace(/^\/(?:m\/)?/, '').replace(/\/$/, '');
  return new URLSearchParams(search).get(CATEGORY) ?? CATEGORY_PATHS[path];
}

/** The entry that is active: what was asked for where there is something to see, else all. */
export const chooseTab = (asked: string | undefined, tabs: readonly HomeTab[]): HomeTab =>
  tabs.find((tab) => tab === asked) ?? 'ALL';

export const tabAddress = (tab: HomeTab): string =>
  tab === 'ALL' ? '/m/home' : `/m/home?${new URLSearchParams({ [CATEGORY]: tab })}`;

/** Lotteries are few and played from a page of their own: their entry opens it at once. */
const OPENED_AT_ONCE: readonly string[] = ['LOTT', 'ELOTT'];

type Playable = Pick<VendorSorting, 'gameCategory' | 'vendorNames'> & {
  readonly games: readonly ListedGame[];
};

/** The game that an entry of the menu opens instead of a list: the first one of the first vendor. */
export function directGameOf(category: Playable): ListedGame | undefined {
  if (!OPENED_AT_ONCE.includes(category.gameCategory)) return undefined;
  const vendor = category.vendorNames[0]?.vassalage;
  return category.games.find(({ vassalage }) => vassalage === vendor);
}
