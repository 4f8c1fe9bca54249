import { memo, Suspense, useState } from 'react';
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { createQueryClient } from '#platform/reading/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/reading/read-ahead.tsx';
import { visitContext } from '#platform/reading/visit-context.ts';
import { noteWay } from './app/navigation/leave-game.ts';
import { PageSkeleton } from './app/pages/page-skeleton.tsx';
import { type Page, pageOf, untilLoadedOrLate } from './app/pages/pages.ts';
import { findPage, findRoute, routeTable } from './app/routes/route-table.ts';

/** Any path that the route table does not know leads home, on the server and in the browser. */
function leadHome(url: URL): void {
  if (!findPage(url.pathname)) throw redirect('/home');
}

/** Serves only the document: it reads what the page shows, and hands it over in the page's cache. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ReadAhead> {
  const url = new URL(request.url);
  const visit = context.get(visitContext);
  leadHome(url);
  if (findRoute(url.pathname) === routeTable.gallery && !visit.isDevelopment)
    throw redirect('/home');
  const { read } = await pageOf(url.pathname).load();
  const client = createQueryClient();
  await read?.(client, visit, url);
  return readAhead(client);
}

/** In the browser a page's parts read for themselves. This runs while the address is still that of the page before. */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<ReadAhead> {
  const url = new URL(request.url);
  leadHome(url);
  noteWay({ from: window.location.pathname, to: url.pathname });
  await untilLoadedOrLate(url.pathname);
  return {};
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Whatever page the address names. It comes at once; where its code has not come yet, its place is kept. */
export default function PageOfAddress({ loaderData }: { readonly loaderData: ReadAhead }) {
  const { pathname } = useLocation();
  return (
    <ReadAheadBoundary loaded={loaderData}>
      <Suspense key={findRoute(pathname).path} fallback={<PageSkeleton />}>
        <Shown page={pageOf(pathname)} />
      </Suspense>
    </ReadAheadBoundary>
  );
}

/**
 * Decided once: another component for the same page would begin it anew. A page reads for itself what it needs of
 * the address, and renders anew only for that.
 */
const Shown = memo(function Shown({ page }: { readonly page: Page }) {
  const [Screen] = useState(() => page.loaded()?.default ?? page.Lazy);
  return <Screen />;
});
