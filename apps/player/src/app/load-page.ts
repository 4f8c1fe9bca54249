import { words } from '#platform/words.ts';
import { loadFailure } from './load-failure.ts';
import { findRoute, routeTable } from './route-table.ts';

declare global {
  interface Window {
    readonly __reactRouterManifest?: {
      readonly routes: Record<string, { readonly module: string } | undefined>;
    };
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
  const file = name && window.__reactRouterManifest?.routes[name]?.module;
  await loadFailure.untilLoaded(pathname, () =>
    Promise.all([file && import(/* @vite-ignore */ file), words.ensure(route.catalogues)]),
  );
}
