import type { ListedGame, VendorSorting } from '@maneki/contract/catalog/schemas';
import { CATEGORIES, type Category } from '@maneki/contract/play/tickets';

/** What the menu of home offers: everything, what is hot, and categories. */
export type HomeTab = 'ALL' | 'HOT' | Category;

type Offered = {
  readonly hot: readonly unknown[];
  readonly categories: readonly Pick<VendorSorting, 'gameCategory'>[];
};

/**
 * The menu's entries: all first, then what is hot where anything is, then the categories that have games. The
 * category that was asked for is among them even without one: whoever is there sees where they are.
 */
export function listTabs(lobby: Offered, asked?: string): readonly HomeTab[] {
  const categories = new Set(lobby.categories.map(({ gameCategory }) => gameCategory));
  const askedCategory = CATEGORIES.find((category) => category === asked);
  if (askedCategory) categories.add(askedCategory);
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

/** The entry that is active: what was asked for where the menu has it, else all. */
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
