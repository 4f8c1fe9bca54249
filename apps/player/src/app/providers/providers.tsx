import { LinkProvider } from '@maneki/ui/link';
import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ArtContext } from '#platform/art/use-art.ts';
import { queryClient } from '#platform/call/browser.ts';
import { createQueryClient } from '#platform/reading/queries.ts';
import type { Opening } from '../document/opening.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { GoProvider, useRouterGo } from '../navigation/use-go.ts';
import { RouteProvider } from '../routes/use-route.tsx';
import { ViewerOfPage } from './viewer.tsx';

const OriginContext = createContext('');

/** Scheme and host as the visitor typed them. */
export const useOrigin = () => useContext(OriginContext);

type ProvidersProps = { readonly opening: Opening; readonly children: ReactNode };

/** What every component may ask for: the router's links, and the cache of what was read. */
export function Providers({ opening, children }: ProvidersProps) {
  const [client] = useState(() => openCache(opening));
  const go = useRouterGo();
  return (
    <OriginContext value={opening.visit.origin}>
      <QueryClientProvider client={client}>
        <ArtContext value={opening.art}>
          <GoProvider value={go}>
            <LinkProvider value={SiteLink}>
              <RouteProvider>
                <ViewerOfPage>{children}</ViewerOfPage>
              </RouteProvider>
            </LinkProvider>
          </GoProvider>
        </ArtContext>
      </QueryClientProvider>
    </OriginContext>
  );
}

/** A cache with what the server has read for the page: a browser's one, and on the server one for each page. */
function openCache({ queries }: Opening) {
  const client = import.meta.env.SSR ? createQueryClient() : queryClient;
  hydrate(client, queries);
  return client;
}
