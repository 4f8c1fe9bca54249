import { LinkProvider } from '@maneki/ui/link';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { SiteArt } from '#platform/art/art.ts';
import { ArtContext } from '#platform/art/use-art.ts';
import { queryClient } from '#platform/call/browser.ts';
import { createQueryClient } from '#platform/reading/queries.ts';
import { type ReadAhead, ReadAheadBoundary } from '#platform/reading/read-ahead.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { GoProvider, useRouterGo } from '../navigation/use-go.ts';
import { RouteProvider } from '../routes/use-route.tsx';
import { ViewerOfPage } from './viewer.tsx';

const OriginContext = createContext('');

/** Scheme and host as the visitor typed them. */
export const useOrigin = () => useContext(OriginContext);

/** What every component may ask for: the router's links, and the cache of what was read. */
export function Providers(props: {
  readonly loaded: ReadAhead & { readonly art: string };
  readonly origin: string;
  readonly children: ReactNode;
}) {
  const isServer = typeof window === 'undefined';
  const [client] = useState(() => (isServer ? createQueryClient() : queryClient));
  const art = useMemo(() => JSON.parse(props.loaded.art) as SiteArt, [props.loaded.art]);
  const go = useRouterGo();
  return (
    <OriginContext value={props.origin}>
      <QueryClientProvider client={client}>
        <ReadAheadBoundary loaded={props.loaded}>
          <ArtContext value={art}>
            <GoProvider value={go}>
              <LinkProvider value={SiteLink}>
                <RouteProvider>
                  <ViewerOfPage>{props.children}</ViewerOfPage>
                </RouteProvider>
              </LinkProvider>
            </GoProvider>
          </ArtContext>
        </ReadAheadBoundary>
      </QueryClientProvider>
    </OriginContext>
  );
}
