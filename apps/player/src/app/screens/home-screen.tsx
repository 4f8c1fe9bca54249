import { Fragment, Suspense } from 'react';
import {
  favouriteIdsQuery,
  favouriteRowQuery,
  lobbyQuery,
  recentRowQuery,
  vendorsQuery,
} from '#frame/catalog';
import { homeContentQuery } from '#frame/content';
import { jackpotsQuery, winnersQuery } from '#frame/play';
import { useStatus } from '#frame/site';
import { idle } from '#platform/moments/when-idle.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { HomeGames, HomeTop } from '../home/home-top.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import type { ReadPage } from '../pages/read-page.ts';

/** All of home stands in the document: it can be read before any script has come. */
export const read: ReadPage = (client, { call, isGuest }) =>
  Promise.all([
    client.prefetchQuery(homeContentQuery(call)),
    client.prefetchQuery(lobbyQuery(call)),
    client.prefetchQuery(jackpotsQuery(call)),
    client.prefetchQuery(winnersQuery(call)),
    // The studios of the menu.
    client.prefetchQuery(vendorsQuery(call)),
    isGuest || client.prefetchQuery(favouriteIdsQuery(call)),
    isGuest || client.prefetchQuery(favouriteRowQuery(call)),
    isGuest || client.prefetchQuery(recentRowQuery(call)),
  ]);

/** What lies below the first screen. The server has written it already, so its code may come last. */
const HomeRest = lazyPart(idle, async () => (await import('../home/home-rest.tsx')).HomeRest);

/** The first page: what is new, what can be played, who won, and what a visitor can rely on. */
export default function HomeScreen() {
  const { name } = useStatus().info.whitelabel;
  const reader = useViewer().member?.id ?? 'guest';
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      {/* Whoever comes or goes gets parts of their own. Boundaries let React hydrate what is touched first. */}
      <Fragment key={reader}>
        <Suspense>
          <HomeTop />
        </Suspense>
        <Suspense>
          <HomeGames />
        </Suspense>
        <Suspense>
          <HomeRest />
        </Suspense>
      </Fragment>
    </>
  );
}
