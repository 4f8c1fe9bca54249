import type { SiteStatus } from '@maneki/contract/site/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepStatus, statusQuery } from '#features/site';
import { call } from '#platform/browser.ts';

/** What may wait until the page stands: a fresh status, the kept copy of it, live news, offline help. */
export function useBackgroundWork(): void {
  const queryClient = useQueryClient();
  const { data: status } = useQuery(statusQuery(call));

  useEffect(() => {
    if (status) keepStatus(status).catch(reportError);
  }, [status]);

  useFollowClosing(status?.status);

  useEffect(() => {
    const refresh = () => queryClient.invalidateQueries({ queryKey: ['site'] });
    return whenIdle(() => {
      // The page was rendered for all guests alike; this visitor's own status follows.
      refresh();
      const listening = import('#platform/socket.ts').then(({ listen }) =>
        listen('site.settings', refresh),
      );
      import('#platform/register-worker.ts').then(({ registerWorker }) => registerWorker());
      return () => listening.then((stop) => stop());
    });
  }, [queryClient]);
}

function whenIdle(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const start = () => {
    stop = work();
  };
  // Safari has no idle callback; a second after hydration the page is quiet enough.
  const hasIdle = 'requestIdleCallback' in window;
  const handle = hasIdle
    ? requestIdleCallback(start, { timeout: 3_000 })
    : setTimeout(start, 1_000);
  return () => {
    if (hasIdle) cancelIdleCallback(handle as number);
    else clearTimeout(handle);
    stop?.();
  };
}

/** A site that closes while a page is open sends its visitors to the page that says why, and back. */
function useFollowClosing(status: SiteStatus['status'] | undefined): void {
  const { pathname } = useLocation();
  const isClosedPage = pathname === '/restrict';
  useEffect(() => {
    if (status === undefined || (status !== 0) === isClosedPage || pathname === '/offline') return;
    window.location.replace(status === 0 ? '/m/home' : '/m/restrict');
  }, [status, isClosedPage, pathname]);
}
