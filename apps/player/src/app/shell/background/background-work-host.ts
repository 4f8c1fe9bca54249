import type { SiteStatus } from '@maneki/contract/site/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keepStatus, settingsQuery, statusQuery } from '#frame/site';
import { call } from '#platform/call/browser.ts';
import { reportUnlessOffline, whenIdle } from '#platform/moments/when-idle.ts';
import { usePathname } from '#platform/navigation/navigation.ts';
import { nextAsk } from './plan-watch.ts';

/**
 * What may wait until the page stands: a fresh status, the kept copy of it, live news, offline help. A part of
 * its own that draws nothing, so that its news do not draw the frame again.
 */
export function BackgroundWork(): null {
  const queryClient = useQueryClient();
  const { data: status, dataUpdatedAt } = useQuery(statusQuery(call));

  useEffect(() => {
    if (!status) return;
    return whenIdle(() => {
      keepStatus(status).catch(reportUnlessOffline);
      return () => {};
    });
  }, [status]);

  useFollowClosing(status?.status);
  useFollowPlan(status, dataUpdatedAt);
  useFollowLook(status?.info.whitelabel);

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
  const pathname = usePathname();
  const isClosedPage = pathname === '/restrict';
  useEffect(() => {
    if (status === undefined || (status !== 0) === isClosedPage || pathname === '/offline') return;
    // What this device remembers of the site is no reason to go anywhere.
    if (!navigator.onLine) return;
    window.location.replace(status === 0 ? '/m/home' : '/m/restrict');
  }, [status, isClosedPage, pathname]);
}

/** A maintenance that was planned begins and ends by the server's clock: nobody tells the page, so it asks. */
function useFollowPlan(status: SiteStatus | undefined, askedAt: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!status || askedAt === 0) return;
    const waitMs = nextAsk(status.maintenance, Date.now());
    if (waitMs === undefined) return;
    const { queryKey } = statusQuery(call);
    const asking = setTimeout(() => queryClient.invalidateQueries({ queryKey }), waitMs);
    return () => clearTimeout(asking);
  }, [status, askedAt, queryClient]);
}

/** Colours that an operator has changed are on the page at once; the document itself wrote the first ones. */
function useFollowLook(whitelabel: SiteStatus['info']['whitelabel'] | undefined): void {
  const worn = useRef<string>(undefined);
  useEffect(() => {
    if (!whitelabel) return;
    const { look, colours } = whitelabel;
    const wish = JSON.stringify([look, colours]);
    const isFirst = worn.current === undefined;
    if (worn.current === wish) return;
    worn.current = wish;
    if (isFirst) return;
    import('./change-look.ts')
      .then(({ changeLook }) => changeLook(look, colours))
      .catch(reportUnlessOffline);
  }, [whitelabel]);
}
