import { words } from '#platform/words.ts';
import { loadFailure } from './load-failure.ts';
import { findRoute, routeTable } from './route-table.ts';

/** A page's code, and apart from it what it reads before it is shown. */
type PageFiles = { readonly module?: string; readonly clientLoaderModule?: string };

declare global {
  interface Window {
    readonly __reactRouterManifest?: { routes: Record<string, PageFiles | undefined> };
  }
}

/**
 * Loads a page's code and words before the router is asked to go there. The router would answer a
 * failure by reloading everything; we log it, say so over the page that is still there, and let the
 * visitor try again.
 */
export async function loadPage(pathname: string): Promise<void> {
  const route = findRoute(pathname);
  const name = Object.entries(routeTable).find(([, entry]) => entry === route)?.[0];
  const files = name && window.__reactRouterManifest?.routes[name];
  await loadFailure.untilLoaded(pathname, () =>
    Promise.all([
      files && importFile(files.module),
      files && importFile(files.clientLoaderModule),
      words.ensure(route.catalogues),
    ]),
  );
}

const importFile = (file: string | undefined) => file && import(/* @vite-ignore */ file);
