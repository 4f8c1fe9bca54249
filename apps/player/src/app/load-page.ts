import { type MiddlewareFunction, redirect } from 'react-router';
import { words } from '#platform/words.ts';
import { findElsewhere } from './find-elsewhere.ts';
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

/** Back and Forward go without a link: the code was there before, the words may be of another language. */
const ensureWords: MiddlewareFunction = async ({ request }, next) => {
  await words.ensure(findRoute(new URL(request.url).pathname).catalogues);
  return next();
};

/** Leads those elsewhere who may not see a page, as the server does for a page that is opened directly. */
const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const elsewhere = findElsewhere(
    findRoute(pathname),
    `/m${pathname.replace(/^\/m/, '')}${search}`,
  );
  if (!elsewhere) return next();
  if (elsewhere === '/register') tellTrial();
  throw redirect(elsewhere);
};

/** A trial that is led to the registration hears why. */
function tellTrial(): void {
  import('./account/tell-identity.ts')
    .then((module) =>
      module.tellIdentity('notice', ({ refusals }) => refusals.actual_account_needed),
    )
    .catch(reportError);
}

export const prepare = [guard, ensureWords];
