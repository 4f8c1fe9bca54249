import { type ComponentType, lazy } from 'react';
import { words } from '#platform/words/words.ts';
import { loadFailure } from '../loading/load-failure.ts';
import { findRoute, type RouteName, routeTable } from '../routes/route-table.ts';
import * as homeScreen from '../screens/home-screen.tsx';
import type { ReadPage } from './read-page.ts';

/** What the file of a page exports. */
type Screen = { readonly default: ComponentType; readonly read?: ReadPage };

export type Page = {
  /** Its place in the sources, by which the build knows its files. */
  readonly source: string;
  /** Loads its code, and in a browser its words; once. */
  readonly load: () => Promise<Screen>;
  /** When its code was first asked for, such as when a finger went down on a link to it. */
  readonly askedAt: () => number;
  /** Its code, if that has been loaded. */
  readonly loaded: () => Screen | undefined;
  /** Shows the page as soon as its code is there, however often that has to be tried. */
  readonly Lazy: ComponentType;
};

const HOME = '../screens/home-screen.tsx';
const LIST = '../screens/game-list-screen.tsx';
const STUDIOS = '../screens/studios-screen.tsx';

const sources: Readonly<Record<RouteName, string>> = {
  home: HOME,
  liveGames: HOME,
  pokerGames: HOME,
  sportGames: HOME,
  slotGames: HOME,
  fishingGames: HOME,
  terms: '../../features/site/screens/terms-screen.tsx',
  agreement: '../../features/site/screens/agreement-screen.tsx',
  restrict: '../../features/site/screens/restrict-screen.tsx',
  serviceError: '../../features/site/screens/service-error-screen.tsx',
  offline: '../../features/site/screens/offline-screen.tsx',
  outerApp: '../../features/site/screens/outer-app-screen.tsx',
  login: '../screens/login-screen.tsx',
  register: '../screens/register-screen.tsx',
  forget: '../../features/identity/screens/forgot-screen.tsx',
  changePsw: '../../features/identity/screens/change-password-screen.tsx',
  trail: '../../features/identity/screens/trial-screen.tsx',
  set: '../screens/settings-screen.tsx',
  securityCenter: '../../features/identity/screens/security-screen.tsx',
  memberHome: '../screens/member-screen.tsx',
  transactionRecord: '../../features/wallet/screens/transfers-screen.tsx',
  gameRecord: '../../features/play/screens/tickets-screen.tsx',
  transfer: '../screens/transfer-screen.tsx',
  rng: LIST,
  live: LIST,
  pvp: LIST,
  fish: LIST,
  sports: LIST,
  esports: LIST,
  hot: LIST,
  gameList: LIST,
  slotsCenter: STUDIOS,
  gameCenter: STUDIOS,
  game: STUDIOS,
  launch: '../screens/launch-screen.tsx',
  fairness: '../screens/fairness-screen.tsx',
  notice: '../screens/notice-screen.tsx',
  help: '../screens/help-screen.tsx',
  gallery: '../screens/gallery-screen.tsx',
};

const screens: Readonly<Record<string, () => Promise<Screen>>> = {
  ...import.meta.glob<Screen>([
    '../screens/*-screen.tsx',
    '!../screens/home-screen.tsx',
    '../../features/*/screens/*-screen.tsx',
  ]),
  // Where most visits begin, and all pages lead back to: it comes with the frame.
  [HOME]: async () => homeScreen,
};

const pages = new Map<string, Page>(
  (Object.keys(sources) as RouteName[]).map((name) => [routeTable[name].path, createPage(name)]),
);

/** The page of an address; home for one that nobody knows. */
export const pageOf = (pathname: string): Page => pages.get(findRoute(pathname).path)!;

/** Code that comes within this time of being asked for is waited for, so that no skeleton flashes up. */
const PATIENCE_MS = 80;

/** Waits for a page's code for a moment; a failure is told by the page's own loading. */
export async function untilLoadedOrLate(pathname: string): Promise<void> {
  const page = pageOf(pathname);
  if (page.loaded()) return;
  const loading = page.load();
  const leftMs = page.askedAt() + PATIENCE_MS - performance.now();
  const late = new Promise((resolve) => setTimeout(resolve, leftMs));
  await Promise.race([loading.catch(() => late), late]);
}

/** Asks for a page's code before anybody goes there, such as when a finger goes down on its link. */
export function preloadPage(pathname: string): void {
  // Whoever goes there asks again, and is told.
  pageOf(pathname)
    .load()
    .catch(() => {});
}

function createPage(name: RouteName): Page {
  const { path, catalogues } = routeTable[name];
  const source = sources[name];
  let loaded: Screen | undefined;
  let askedAt: number | undefined;
  const load = async () => {
    askedAt ??= performance.now();
    const [screen] = await Promise.all([
      screens[source]!(),
      import.meta.env.SSR || words.ensure(catalogues),
    ]);
    loaded = screen;
    return screen;
  };
  return {
    source,
    load,
    askedAt: () => askedAt ?? performance.now(),
    loaded: () => loaded,
    Lazy: lazy(() => loadFailure.untilLoaded(`/m/${path}`, load)),
  };
}
