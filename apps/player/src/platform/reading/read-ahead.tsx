import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  type QueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/**
 * What the server has read for a page, as one text: a browser parses that by itself, where the router's own
 * way to carry values takes it value by value and keeps the page busy.
 */
export type ReadAhead = { readonly queries?: string };

export const readAhead = (client: QueryClient): Required<ReadAhead> => ({
  queries: JSON.stringify(dehydrate(client)),
});

type ReadAheadBoundaryProps = { readonly loaded: ReadAhead; readonly children: ReactNode };

/** Puts what was read ahead where its readers look for it. */
export function ReadAheadBoundary({ loaded: { queries }, children }: ReadAheadBoundaryProps) {
  const state = useMemo(
    () => (queries === undefined ? undefined : (JSON.parse(queries) as DehydratedState)),
    [queries],
  );
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
