import type { Catalogue } from '@maneki/phrases/phrases';

/**
 * Every page of the site as data; the shell derives its behaviour from it. A page whose feature does
 * not exist yet is not here, so the rule for unknown paths sends its visitors home.
 */
type PageRoute = {
  /** Below `/m/`. */
  readonly path: string;
  readonly screen: string;
  /** Key of its name in the shell's `titles`. */
  readonly title: string;
  /** `top`: the site's header. `own`: the page draws a bar with the same back rule. `none`: no bar. */
  readonly header: 'top' | 'own' | 'none';
  /** Where the arrow leads: home, one step back, or there is none. */
  readonly back: 'home' | 'previous' | 'none';
  readonly hasLogo: boolean;
  readonly hasBottomMenu: boolean;
  /** The extra banner that home-like pages show. */
  readonly hasBanner: boolean;
  readonly access: 'anyone' | 'development';
  /** All guests may share one rendering of it. */
  readonly isShared: boolean;
  readonly isIndexed: boolean;
  /** Catalogues beside the first view's that its words come from. */
  readonly catalogues: readonly Exclude<Catalogue, 'shell' | 'site' | 'call'>[];
};

const plain = {
  header: 'top',
  back: 'previous',
  hasLogo: false,
  hasBottomMenu: true,
  hasBanner: false,
  access: 'anyone',
  isShared: true,
  isIndexed: true,
  catalogues: [],
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

export const routeTable = {
  home: {
    ...plain,
    path: 'home',
    screen: './features/site/screens/home-screen.tsx',
    title: 'home',
    back: 'none',
    hasLogo: true,
    hasBanner: true,
  },
  terms: {
    ...plain,
    path: 'terms',
    screen: './features/site/screens/terms-screen.tsx',
    title: 'terms',
    catalogues: ['legal'],
  },
  agreement: {
    ...plain,
    path: 'agreement',
    screen: './features/site/screens/agreement-screen.tsx',
    title: 'agreement',
    catalogues: ['legal'],
  },
  restrict: {
    ...alone,
    path: 'restrict',
    screen: './features/site/screens/restrict-screen.tsx',
    title: 'restrict',
  },
  serviceError: {
    ...alone,
    path: 'serviceError',
    screen: './features/site/screens/service-error-screen.tsx',
    title: 'serviceError',
  },
  offline: {
    ...alone,
    path: 'offline',
    screen: './features/site/screens/offline-screen.tsx',
    title: 'offline',
    isShared: true,
  },
  outerApp: {
    ...alone,
    path: 'outerApp',
    screen: './features/site/screens/outer-app-screen.tsx',
    title: 'outerApp',
    isShared: true,
  },
  gallery: {
    ...alone,
    path: 'gallery',
    screen: './app/screens/gallery-screen.tsx',
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
const bySpelling = new Map([...byPath].map(([path, route]) => [path.toLowerCase(), route]));

/**
 * The page that an address names: its one spelling, and whether all guests share it. Undefined for an
 * address that nobody knows.
 */
export function findPage(
  pathname: string,
): { readonly path: string; readonly isShared: boolean } | undefined {
  const route = byPath.get(pathOf(pathname)) ?? bySpelling.get(pathOf(pathname).toLowerCase());
  return route && { path: `/m/${route.path}`, isShared: route.isShared };
}

/** The page of an address, with or without the `/m` in front; home for one that nobody knows. */
export function findRoute(pathname: string): SiteRoute {
  return byPath.get(pathOf(pathname)) ?? routeTable.home;
}

const pathOf = (pathname: string) => pathname.replace(/^\/(?:m\/)?/, '').replace(/\/$/, '');
