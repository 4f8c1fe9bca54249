import type { SiteStatus } from '@maneki/contract/site/schemas';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepStatus, statusQuery } from '#features/site';
import { call } from '#platform/browser.ts';
import { reportUnlessOffline, whenIdle } from '../when-idle.ts';

/** What may wait until the page stands: a fresh status, the kept copy of it, live news, offline help. */
export function useBackgroundWork(): void {
  const queryClient = useQueryClient();
  const { data: status } = useQuery(statusQuery(call));

  useEffect(() => {
    if (!status) return;
    return whenIdle(() => {
      keepStatus(status).catch(reportUnlessOffline);
      return () => {};
    });
  }, [status]);

  useFollowClosing(status?.status);

  useEffect(() => {
    const refresh = () => queryClient.invalidateQueries({ queryKey: ['site'] });
    return whenIdle(() => {
      // The page was rendered for all guests alike; this visitor's own status follows.
      refresh();
      const listening = import('#platform/socket.ts').then(({ listen }) =>
        listen('site.settings', (news) => refreshUntil(news?.version ?? 0, refresh, queryClient)),
      );
      const worker = import('#platform/register-worker.ts').then((module) =>
        module.registerWorker(),
      );
      // Without a network neither can start now; the next page tries again.
      for (const work of [listening, worker]) work.catch(reportUnlessOffline);
      return () => listening.then((stop) => stop()).catch(() => {});
    });
  }, [queryClient]);
}

const REFRESH_TRIES = 5;
const REFRESH_WAIT_MS = 500;

/** The node that answers may hear the news later than the one that told us: ask until it has. */
async function refreshUntil(
  version: number,
  refresh: () => Promise<void>,
  queryClient: QueryClient,
): Promise<void> {
  for (let tries = 0; tries < REFRESH_TRIES; tries += 1) {
    await refresh();
    const status = queryClient.getQueryData(statusQuery(call).queryKey);
    if (status && status.version >= version) return;
    await new Promise((resolve) => setTimeout(resolve, REFRESH_WAIT_MS));
  }
}

/** A site that closes while a page is open sends its visitors to the page that says why, and back. */
function useFollowClosing(status: SiteStatus['status'] | undefined): void {
  const { pathname } = useLocation();
  const isClosedPage = pathname === '/restrict';
  useEffect(() => {
    if (status === undefined || (status !== 0) === isClosedPage || pathname === '/offline') return;
    // What this device remembers of the site is no reason to go anywhere.
    if (!navigator.onLine) return;
    window.location.replace(status === 0 ? '/m/home' : '/m/restrict');
  }, [status, isClosedPage, pathname]);
}
