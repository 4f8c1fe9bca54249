import { type ComponentType, lazy } from 'react';
import { words } from '#platform/words/words.ts';
import { untilLoaded } from '../loading/load-failure.ts';
import { findRoute, routeTable, type SiteRoute } from '../routes/route-table.ts';
import * as homeScreen from '../screens/home-screen.tsx';
import type { ReadPage } from './read-page.ts';

/** What the file of a page exports. */
type Screen = { readonly default: ComponentType; readonly read?: ReadPage };

export type Page = {
  /** The file of its component, by which the build knows what else it needs. */
  readonly screen: string;
  /** Loads its code, and in a browser its words; once. */
  readonly load: () => Promise<Screen>;
  /** When its code was first asked for, such as when a finger went down on a link to it. */
  readonly askedAt: () => number;
  /** Its code, if that has been loaded. */
  readonly loaded: () => Screen | undefined;
  /** Shows the page as soon as its code is there, however often that has to be tried. */
  readonly Lazy: ComponentType;
};

const HOME = 'app/screens/home-screen.tsx';

const loaders = import.meta.glob<Screen>([
  '/src/app/screens/*-screen.tsx',
  '!/src/app/screens/home-screen.tsx',
  '/src/features/*/screens/*-screen.tsx',
]);

/** Home is where most visits begin, and all pages lead back to: it comes with the frame. */
const loadScreen = (screen: string): Promise<Screen> =>
  screen === HOME ? Promise.resolve(homeScreen) : loaders[`/src/${screen}`]!();

const pages = new Map<string, Page>(
  Object.values<SiteRoute>(routeTable).map((row) => [row.path, createPage(row)]),
);

/** The page of an address; home for one that nobody knows. */
export const pageOf = (pathname: string): Page => pages.get(findRoute(pathname).path)!;

/** Code that comes within this time of being asked for is waited for, so that no skeleton flashes up. */
const PATIENCE_MS = 40;

/** Waits for a page's code for a moment; a failure is told by the page's own loading. */
export async function untilLoadedOrLate(pathname: string): Promise<void> {
  const page = pageOf(pathname);
  if (page.loaded()) return;
  const loading = page.load();
  const leftMs = page.askedAt() + PATIENCE_MS - performance.now();
  // A finger rests longer than that on a link, so what it does comes with the tap itself.
  if (leftMs <= 0) return;
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

function createPage({ path, screen, catalogues }: SiteRoute): Page {
  let loaded: Screen | undefined;
  let askedAt: number | undefined;
  const load = async () => {
    askedAt ??= performance.now();
    const [code] = await Promise.all([
      loadScreen(screen),
      import.meta.env.SSR || words.ensure(catalogues),
    ]);
    loaded = code;
    return code;
  };
  return {
    screen,
    load,
    askedAt: () => askedAt ?? performance.now(),
    loaded: () => loaded,
    Lazy: lazy(() => untilLoaded(`/m/${path}`, load)),
  };
}
