import type { QueryClient } from '@tanstack/react-query';
import { identityKeys } from '#frame/identity';
import { statusQuery } from '#frame/site';
import { call } from '#platform/call/browser.ts';
import { listen } from '#platform/call/socket.ts';
import { reportUnlessOffline } from '#platform/moments/when-idle.ts';
import { registerWorker } from '#platform/offline/register-worker.ts';

type Refresh = () => Promise<void>;

/** Whoever writes content or games changes several in a row, which a page need not ask for one by one. */
const NEWS_WAIT_MS = 1_000;

/** Where no socket connects, the status is asked for after this long. */
const SOCKET_WAIT_MS = 3_000;

/** Live news of the merchant's settings and words, and help for when there is no network. Answers what ends it. */
export function beginBackgroundWork(queryClient: QueryClient, refresh: Refresh): () => void {
  registerWorker().catch(reportUnlessOffline);
  readOldAgain(queryClient).catch(reportUnlessOffline);
  const readAgain = (feature: 'content' | 'catalog') => {
    let reading: ReturnType<typeof setTimeout> | undefined;
    const stop = listen(`${feature}.changed`, (news) => {
      // Without news the page has only begun to listen. What it shows has just been read, and what it
      // missed while it slept is read again when somebody looks at it.
      if (!news) return;
      clearTimeout(reading);
      const read = () => queryClient.invalidateQueries({ queryKey: [feature] });
      reading = setTimeout(read, NEWS_WAIT_MS);
    });
    return () => {
      clearTimeout(reading);
      stop();
    };
  };
  // The page was rendered for all guests alike. This visitor's own status follows with the first that is
  // heard over the socket, so that nothing is missed between the two.
  const withoutSocket = setTimeout(refresh, SOCKET_WAIT_MS);
  const stops = [
    () => clearTimeout(withoutSocket),
    listen('site.settings', async (news) => {
      clearTimeout(withoutSocket);
      await refreshUntil(news?.version ?? 0, refresh, queryClient);
      if (news) await readFormsAgain(queryClient);
    }),
    readAgain('content'),
    readAgain('catalog'),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * What was already old when the document came. The status and the settings follow by themselves, and what is
 * being read is not read twice.
 */
const readOldAgain = (queryClient: QueryClient) =>
  queryClient.refetchQueries(
    { type: 'active', stale: true, predicate: ({ queryKey: [feature] }) => feature !== 'site' },
    { cancelRefetch: false },
  );

/** Which ways in and which fields a form offers follows from the merchant's settings, too. */
const readFormsAgain = (queryClient: QueryClient) =>
  Promise.all(
    [identityKeys.loginSettings, identityKeys.registrationSettings].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** A busy node may take a while to hear; one that does not within half a minute never will. */
const REFRESH_WAITS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** The node that answers may hear the news later than the one that told us: ask until it has. */
async function refreshUntil(
  version: number,
  refresh: Refresh,
  queryClient: QueryClient,
): Promise<void> {
  for (const waitMs of REFRESH_WAITS_MS) {
    await refresh();
    const status = queryClient.getQueryData(statusQuery(call).queryKey);
    if (status && status.version >= version) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
