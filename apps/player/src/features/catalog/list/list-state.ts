import { PROVIDER_NAME } from '@maneki/contract/play/game-names';
import { CATEGORIES, type Category } from '@maneki/contract/play/tickets';
import { parseAmount } from '@maneki/kernel/money';

/** The five views of a list. */
export const LIST_TABS = ['all', 'hot', 'fav', 'recent', 'filter'] as const;
export type ListTab = (typeof LIST_TABS)[number];

export const FILTER_NAMES = ['gameName', 'vassalage', 'gameClassify', 'minBet', 'minLine'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type ListFilters = { readonly [Name in FilterName]?: string };

/** The pages that are lists, and the kind of game that each one is for; undefined where its query says. */
const PAGES = {
  rng: 'RNG',
  live: 'LIVE',
  pvp: 'PVP',
  fish: 'FISH',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  hot: undefined,
  gameList: undefined,
} as const satisfies Record<string, Category | undefined>;

export type ListPage = keyof typeof PAGES;

export type ListState = {
  readonly page: ListPage;
  /** Undefined for all kinds, and for one that nobody knows. */
  readonly gameType: Category | undefined;
  /** What the address names as a kind and is none: no game is of it. */
  readonly unknownType?: string;
  readonly tab: ListTab;
  readonly filters: ListFilters;
  readonly isDrawerOpen: boolean;
};

const COUNTED_AS: Partial<Readonly<Record<Category, Category>>> = {
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
};

/** The kind that a menu shows as chosen: matches of every sport are one kind. */
export const countedAs = (category: Category): Category => COUNTED_AS[category] ?? category;

export const NAME_CHARACTERS_MAX = 60;
const LINES = /^[1-9]\d{0,3}$/;

/** Whether a filter's text means something; what does not is left out, as if nobody had asked. */
const IS_KNOWN: Readonly<Record<FilterName, (text: string) => boolean>> = {
  gameName: (text) => text.length > 0,
  vassalage: (text) => PROVIDER_NAME.test(text),
  gameClassify: (text) => PROVIDER_NAME.test(text),
  minBet: (text) => (parseAmount(text) ?? 0n) > 0n,
  minLine: (text) => LINES.test(text),
};

/** What an address shows. Its path may come with or without the `/m` in front. */
export function readList(pathname: string, query: URLSearchParams): ListState {
  const page = pageOf(pathname);
  const named = PAGES[page] ?? query.get('gameType');
  const asked = CATEGORIES.find((known) => known === named);
  const tab = LIST_TABS.find((known) => known === query.get('type'));
  return {
    page,
    gameType: PAGES[page] ?? (asked && countedAs(asked)),
    ...(named && !asked && { unknownType: named }),
    tab: tab ?? restingTab(page),
    filters: cleanFilters(Object.fromEntries(query)),
    isDrawerOpen: query.get('drawer') === 'filter',
  };
}

/** Where the same list is found again. */
export function writeList(state: ListState): string {
  const { page } = state;
  const query = new URLSearchParams();
  const named = state.gameType ?? state.unknownType;
  if (!PAGES[page] && named) query.set('gameType', named);
  if (state.tab !== restingTab(page)) query.set('type', state.tab);
  for (const name of FILTER_NAMES) {
    const value = state.filters[name];
    if (value) query.set(name, value);
  }
  if (state.isDrawerOpen) query.set('drawer', 'filter');
  return query.size > 0 ? `/m/${page}?${query}` : `/m/${page}`;
}

/** Another view of the same games; the one for filters opens their drawer. */
export const chooseTab = (state: ListState, tab: ListTab): ListState => ({
  ...state,
  tab,
  isDrawerOpen: tab === 'filter',
});

/** Filters are sent together: the list shows all that fits them, and the drawer closes. */
export const applyFilters = (state: ListState, filters: ListFilters): ListState => ({
  ...state,
  tab: 'all',
  filters: cleanFilters(filters),
  isDrawerOpen: false,
});

/** One filter less. While others are left the view stays that of the filters. */
export function clearFilter(state: ListState, name: FilterName): ListState {
  const { [name]: _cleared, ...filters } = state.filters;
  return { ...state, tab: hasFilters(filters) ? 'filter' : 'all', filters };
}

export const clearFilters = (state: ListState): ListState => ({
  ...state,
  tab: 'all',
  filters: {},
});

export const searchName = (state: ListState, text: string): ListState =>
  applyFilters(state, { ...state.filters, gameName: text });

/** One vendor's games, or everybody's. */
export const chooseVendor = (state: ListState, vassalage: string | undefined): ListState => {
  const { vassalage: _before, ...filters } = state.filters;
  return applyFilters(state, vassalage ? { ...filters, vassalage } : filters);
};

/** Closed without sending anything: without a filter there is nothing for its view to show. */
export const closeDrawer = (state: ListState): ListState => ({
  ...state,
  tab: state.tab === 'filter' && !hasFilters(state.filters) ? 'all' : state.tab,
  isDrawerOpen: false,
});

/** Fav and recent are somebody's own. */
export const needsSession = ({ tab }: Pick<ListState, 'tab'>): boolean =>
  tab === 'fav' || tab === 'recent';

export const hasFilters = (filters: ListFilters): boolean => Object.keys(filters).length > 0;

function cleanFilters(filters: Readonly<Record<string, string | undefined>>): ListFilters {
  const known = FILTER_NAMES.flatMap((name) => {
    const typed = (filters[name] ?? '').normalize('NFKC').trim();
    const text = name === 'gameName' ? typed.slice(0, NAME_CHARACTERS_MAX) : typed;
    return IS_KNOWN[name](text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(known);
}

const restingTab = (page: ListPage): ListTab => (page === 'hot' ? 'hot' : 'all');

function pageOf(pathname: string): ListPage {
  const name = pathname
    .replace(/^\/(?:m\/)?/, '')
    .replace(/\/$/, '')
    .toLowerCase();
  const pages = Object.keys(PAGES) as ListPage[];
  return pages.find((page) => page.toLowerCase() === name) ?? 'gameList';
}
