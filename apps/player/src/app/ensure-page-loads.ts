import type { MiddlewareFunction } from 'react-router';
import { words } from '#platform/words.ts';
import { loadFailure } from './load-failure.ts';
import { findRoute, routeTable } from './route-table.ts';

declare global {
  interface Window {
    readonly __reactRouterManifest?: { routes: Record<string, { module?: string } | undefined> };
  }
}

/**
 * Loads a page's code and words before the router does. The router would answer a failure by reloading the
 * whole page; we log it, say so over the page that is still there, and let the visitor try again.
 */
const ensure: MiddlewareFunction = async ({ request }, next) => {
  const route = findRoute(new URL(request.url).pathname);
  const name = Object.entries(routeTable).find(([, entry]) => entry === route)?.[0];
  const module = name && window.__reactRouterManifest?.routes[name]?.module;
  await loadFailure.untilLoaded(() =>
    Promise.all([module && import(/* @vite-ignore */ module), words.ensure(route.catalogues)]),
  );
  return next();
};

export const ensurePageLoads = [ensure];
