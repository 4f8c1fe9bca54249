import { type MiddlewareFunction, redirect } from 'react-router';
import { memberHere } from '#frame/identity';
import { findElsewhere } from './find-elsewhere.ts';
import { findRoute } from './route-table.ts';

/** Leads those elsewhere who may not see a page, as the server does for a page that is opened directly. */
const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const elsewhere = findElsewhere(
    memberHere(),
    findRoute(pathname),
    `/m${pathname.replace(/^\/m/, '')}${search}`,
  );
  if (!elsewhere) return next();
  throw redirect(elsewhere);
};

/** What the router does before it shows a page. */
export const beforePage = [guard];
