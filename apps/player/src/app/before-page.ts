import { type MiddlewareFunction, redirect } from 'react-router';
import { memberHere } from '#features/identity';
import { words } from '#platform/words.ts';
import { findElsewhere } from './find-elsewhere.ts';
import { findRoute } from './route-table.ts';

/** Back and Forward go without a link: the code was there before, the words may be of another language. */
const ensureWords: MiddlewareFunction = async ({ request }, next) => {
  await words.ensure(findRoute(new URL(request.url).pathname).catalogues);
  return next();
};

/** Leads those elsewhere who may not see a page, as the server does for a page that is opened directly. */
const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const elsewhere = findElsewhere(
    memberHere(),
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

/** What the router does before it shows a page. */
export const beforePage = [guard, ensureWords];
