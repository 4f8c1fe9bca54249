import type { Access } from '@maneki/contract/endpoint';
import { CATEGORIES } from '@maneki/contract/play/tickets';
import type { Catalogue } from '@maneki/phrases/phrases';

/**
 * Every page of the site as data; the shell derives its behaviour from it. A page whose feature does
 * not exist yet is not here, so the rule for unknown paths sends its visitors home.
 */
type PageRoute = {
  /** Below `/m/`. */
  readonly path: string;
  /** Key of its name in the shell's `titles`. */
  readonly title: string;
  /**
   * `top`: the site's header. `own`: a bar with the same back rule. `game`: the page draws the bar of a
   * game itself. `none`: no bar.
   */
  readonly header: 'top' | 'own' | 'game' | 'none';
  /** Where the arrow leads: home, one step back, or there is none. */
  readonly back: 'home' | 'previous' | 'none';
  readonly hasLogo: boolean;
  readonly hasBottomMenu: boolean;
  /** The extra banner that home-like pages show. */
  readonly hasBanner: boolean;
  readonly access: Access | 'development';
  /** Where those go who are not logged in: to log in and come back, or home. */
  readonly guestsGo: 'login' | 'home';
  /** Open to a member who must choose a new password first. */
  readonly isBeforePasswordChange: boolean;
  /** What it shows depends on its query: only without one may guests share it. */
  readonly readsQuery: boolean;
  /** Words of the query, and their values, of which each has a rendering that all guests share. */
  readonly sharedQueries: Readonly<Record<string, readonly string[]>>;
  /** All guests may share one rendering of it. */
  readonly isShared: boolean;
  readonly isIndexed: boolean;
  /** Catalogues beside the first view's that its words come from. */
  readonly catalogues: readonly Exclude<Catalogue, 'shell' | 'site'>[];
};

const plain = {
  header: 'top',
  back: 'previous',
  hasLogo: false,
  hasBottomMenu: true,
  hasBanner: false,
  access: 'anyone',
  guestsGo: 'login',
  isBeforePasswordChange: false,
  readsQuery: false,
  sharedQueries: {},
  isShared: true,
  isIndexed: true,
  catalogues: [],
} as const;

/** The first page, at its own address and at those of the categories. */
const home = {
  ...plain,
  title: 'home',
  back: 'none',
  hasLogo: true,
  hasBanner: true,
  sharedQueries: { category: ['HOT', ...CATEGORIES] },
  catalogues: ['catalog', 'content'],
} as const;

/** A page with a form about an account: its own bar, nothing that leads away by accident. */
const form = {
  ...plain,
  header: 'own',
  back: 'home',
  hasBottomMenu: false,
  isIndexed: false,
  readsQuery: true,
  catalogues: ['identity', 'call'],
} as const;

/** A page that stands alone: nothing leads away from it but what it says. */
const alone = {
  ...plain,
  header: 'none',
  back: 'none',
  hasBottomMenu: false,
  isShared: false,
  isIndexed: false,
} as const;

/** A list of what happened to the member's money, narrowed by its address. */
const record = {
  ...plain,
  access: 'session',
  readsQuery: true,
  isShared: false,
  isIndexed: false,
} as const;

/** Games to choose from, narrowed by the address. */
const list = { ...plain, readsQuery: true, catalogues: ['catalog'] } as const;

export const routeTable = {
  home: { ...home, path: 'home' },
  /** Home with one category shown. */
  liveGames: { ...home, path: 'live-games' },
  pokerGames: { ...home, path: 'poker-games' },
  sportGames: { ...home, path: 'sport-games' },
  slotGames: { ...home, path: 'slot-games' },
  fishingGames: { ...home, path: 'fishing-games' },
  terms: {
    ...plain,
    path: 'terms',
    title: 'terms',
    isBeforePasswordChange: true,
    catalogues: ['legal'],
  },
  agreement: {
    ...plain,
    path: 'agreement',
    title: 'agreement',
    isBeforePasswordChange: true,
    catalogues: ['legal'],
  },
  restrict: {
    ...alone,
    path: 'restrict',
    title: 'restrict',
  },
  serviceError: {
    ...alone,
    path: 'serviceError',
    title: 'serviceError',
  },
  offline: {
    ...alone,
    path: 'offline',
    title: 'offline',
    isShared: true,
  },
  outerApp: {
    ...alone,
    path: 'outerApp',
    title: 'outerApp',
    isShared: true,
  },
  login: {
    ...form,
    path: 'login',
    title: 'login',
    isIndexed: true,
  },
  register: {
    ...form,
    path: 'register',
    title: 'register',
    isIndexed: true,
  },
  forget: {
    ...form,
    path: 'forget',
    title: 'forget',
  },
  changePsw: {
    ...form,
    path: 'changePsw',
    title: 'changePsw',
    back: 'none',
    access: 'member',
    guestsGo: 'home',
    isBeforePasswordChange: true,
    isShared: false,
  },
  trail: {
    ...plain,
    path: 'trail',
    title: 'trail',
    catalogues: ['identity'],
  },
  set: {
    ...plain,
    path: 'set',
    title: 'set',
    isIndexed: false,
    catalogues: ['identity'],
  },
  securityCenter: {
    ...plain,
    path: 'securityCenter',
    title: 'securityCenter',
    access: 'member',
    isShared: false,
    isIndexed: false,
    catalogues: ['identity'],
  },
  memberHome: {
    ...plain,
    path: 'member/home',
    title: 'member',
    header: 'own',
    access: 'member',
    isShared: false,
    isIndexed: false,
    catalogues: ['identity', 'wallet'],
  },
  transactionRecord: {
    ...record,
    path: 'transaction/record',
    title: 'transactionRecord',
    catalogues: ['wallet'],
  },
  gameRecord: {
    ...record,
    path: 'gameRecord',
    title: 'gameRecord',
    catalogues: ['play', 'wallet'],
  },
  transfer: {
    ...plain,
    path: 'transfer',
    title: 'transfer',
    access: 'cash',
    isShared: false,
    isIndexed: false,
    catalogues: ['play', 'wallet'],
  },
  rng: { ...list, path: 'rng', title: 'rng' },
  live: { ...list, path: 'live', title: 'live' },
  pvp: { ...list, path: 'pvp', title: 'pvp' },
  fish: { ...list, path: 'fish', title: 'fish' },
  sports: { ...list, path: 'sports', title: 'sports' },
  esports: { ...list, path: 'esports', title: 'esports' },
  hot: { ...list, path: 'hot', title: 'hot' },
  gameList: {
    ...list,
    path: 'gameList',
    title: 'gameList',
    back: 'home',
    hasBottomMenu: false,
  },
  slotsCenter: {
    ...list,
    path: 'slotsCenter',
    title: 'slotsCenter',
    hasBottomMenu: false,
    readsQuery: false,
  },
  gameCenter: { ...list, path: 'gameCenter', title: 'gameCenter', readsQuery: false },
  game: { ...list, path: 'game', title: 'gameCenter', hasLogo: true, readsQuery: false },
  launch: {
    ...form,
    path: 'launch',
    title: 'launch',
    header: 'game',
    access: 'session',
    isShared: false,
    catalogues: ['catalog'],
  },
  fairness: {
    ...plain,
    path: 'fairness',
    title: 'fairness',
    readsQuery: true,
    catalogues: ['catalog'],
  },
  notice: {
    ...plain,
    path: 'notice',
    title: 'notice',
    hasBottomMenu: false,
    readsQuery: true,
    catalogues: ['content'],
  },
  help: {
    ...plain,
    path: 'help',
    title: 'help',
    hasBottomMenu: false,
    isBeforePasswordChange: true,
    readsQuery: true,
    catalogues: ['content'],
  },
  gallery: {
    ...alone,
    path: 'gallery',
    title: 'home',
    access: 'development',
  },
} as const satisfies Record<string, PageRoute>;

export type RouteName = keyof typeof routeTable;
export type SiteRoute = PageRoute & { readonly title: keyof Titles };
type Titles = { [Name in RouteName as (typeof routeTable)[Name]['title']]: true };

const byPath = new Map<string, SiteRoute>(
  Object.values(routeTable).map((entry) => [entry.path, entry]),
);

/** Visitors type addresses in any case. */
const bySpelling = new Map<string, SiteRoute>([
  ...[...byPath].map(([path, route]) => [path.toLowerCase(), route] as const),
  ['register.html', routeTable.register],
]);

/**
 * The page that an address names: its one spelling, and whether all guests share it. Undefined for an
 * address that nobody knows.
 */
export function findPage(
  pathname: string,
): (Omit<SiteRoute, 'access'> & { readonly access: Access }) | undefined {
  const route = byPath.get(pathOf(pathname)) ?? bySpelling.get(pathOf(pathname).toLowerCase());
  if (!route) return undefined;
  const access = route.access === 'development' ? 'anyone' : route.access;
  return { ...route, path: `/m/${route.path}`, access };
}

/** The addresses that search engines may keep: what anybody sees alike. */
export const listIndexed = (): string[] =>
  Object.values(routeTable)
    .filter(({ access, isIndexed, isShared }) => access === 'anyone' && isIndexed && isShared)
    .map(({ path }) => `/m/${path}`);

/** The page of an address, with or without the `/m` in front; home for one that nobody knows. */
export function findRoute(pathname: string): SiteRoute {
  return byPath.get(pathOf(pathname)) ?? routeTable.home;
}

const pathOf = (pathname: string) => pathname.replace(/^\/(?:m\/)?/, '').replace(/\/$/, '');
