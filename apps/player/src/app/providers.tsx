import { LinkProvider } from '@maneki/ui/link';
import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { SiteArt } from '#platform/art.ts';
import { queryClient } from '#platform/browser.ts';
import { createQueryClient } from '#platform/queries.ts';
import { ArtContext } from '#platform/use-art.ts';
import { SiteLink } from './site-link.tsx';

const OriginContext = createContext('');

/** Scheme and host as the visitor typed them. */
export const useOrigin = () => useContext(OriginContext);

/** What every component may ask for: the router's links, and the cache of what was read. */
export function Providers(props: {
  readonly queries: DehydratedState;
  readonly art: SiteArt;
  readonly origin: string;
  readonly children: ReactNode;
}) {
  const isServer = typeof window === 'undefined';
  const [client] = useState(() => (isServer ? createQueryClient() : queryClient));
  return (
    <OriginContext value={props.origin}>
      <QueryClientProvider client={client}>
        <HydrationBoundary state={props.queries}>
          <ArtContext value={props.art}>
            <LinkProvider value={SiteLink}>{props.children}</LinkProvider>
          </ArtContext>
        </HydrationBoundary>
      </QueryClientProvider>
    </OriginContext>
  );
}
