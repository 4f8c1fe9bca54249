import { Fragment, Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { favouriteRowQuery, lobbyQuery, recentRowQuery } from '#features/catalog';
import { homeContentQuery } from '#features/content';
import { useMember } from '#features/identity';
import { jackpotsQuery, winnersQuery } from '#features/play';
import { useStatus } from '#features/site';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/read-ahead.tsx';
import { visitContext } from '#platform/visit-context.ts';
import { loadLate } from '../load-late.ts';

/** All of home stands in the document: it can be read before any script has come. */
export async function loader({ context }: LoaderFunctionArgs): Promise<ReadAhead> {
  const { call, isGuest } = context.get(visitContext);
  const client = createQueryClient();
  await Promise.all([
    client.prefetchQuery(homeContentQuery(call)),
    client.prefetchQuery(lobbyQuery(call)),
    client.prefetchQuery(jackpotsQuery(call)),
    client.prefetchQuery(winnersQuery(call)),
    isGuest || client.prefetchQuery(favouriteRowQuery(call)),
    isGuest || client.prefetchQuery(recentRowQuery(call)),
  ]);
  return readAhead(client);
}

/** In the browser the parts read for themselves; their code is there before the page is shown. */
export async function clientLoader(): Promise<ReadAhead> {
  await parts.begin();
  return {};
}

export const shouldRevalidate = () => false;

const parts = loadLate(() => import('../home/home-parts.tsx'));

const HomeTop = parts.part('HomeTop');
const HomeGames = parts.part('HomeGames');
const HomeBoard = parts.part('HomeBoard');
const HomeNews = parts.part('HomeNews');
const HomeEnd = parts.part('HomeEnd');

/**
 * Always the same elements: React leaves what the server wrote in place until its code is there, unless
 * it is handed something new before. Parts come alive one by one, so that none keeps the page busy.
 */
const PARTS = [HomeTop, HomeGames, HomeBoard, HomeNews, HomeEnd].map((Part, place) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: parts that never change
  <Suspense key={place}>
    <Part />
  </Suspense>
));

/** The first page: what is new, what can be played, who won, and what a visitor can rely on. */
export default function HomeScreen({ loaderData }: { readonly loaderData: ReadAhead }) {
  const reader = useMember()?.id ?? 'guest';
  return (
    <ReadAheadBoundary loaded={loaderData}>
      <PageName />
      {/* What was written for somebody else must not come alive: whoever comes or goes gets their own. */}
      <Fragment key={reader}>{PARTS}</Fragment>
    </ReadAheadBoundary>
  );
}

function PageName() {
  return <h1 className="sr-only">{useStatus().info.whitelabel.name}</h1>;
}
