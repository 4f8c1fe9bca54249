import type { SiteStatus } from '@maneki/contract/site/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepStatus, settingsQuery, statusQuery } from '#frame/site';
import { call } from '#platform/call/browser.ts';
import { reportUnlessOffline, whenIdle } from '#platform/moments/when-idle.ts';

/**
 * What may wait until the page stands: a fresh status, the kept copy of it, live news, offline help. A part of
 * its own that draws nothing, so that its news do not draw the frame again.
 */
export function BackgroundWork(): null {
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
    // One after the other: both at once keep a phone busy for longer than a tap should wait.
    const refresh = async () => {
      await queryClient.invalidateQueries({ queryKey: statusQuery(call).queryKey });
      await queryClient.invalidateQueries({ queryKey: settingsQuery(call).queryKey });
    };
    return whenIdle(() => {
      const working = import('./begin-background-work.ts').then(({ beginBackgroundWork }) =>
        beginBackgroundWork(queryClient, refresh),
      );
      // Without a network it cannot start now; the next page tries again.
      working.catch(reportUnlessOffline);
      return () => working.then((stop) => stop()).catch(() => {});
    });
  }, [queryClient]);
  return null;
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
