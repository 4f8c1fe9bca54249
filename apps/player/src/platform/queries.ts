import type { CallFunction } from '@maneki/contract/visit';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { UnreachableError } from './call.ts';
import { visitContext } from './visit-context.ts';

const STALE_MS = 60_000;
const RETRIES_MAX = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Reads may be repeated; a refusal would only be said again.
        retry: (count, error) => error instanceof UnreachableError && count < RETRIES_MAX,
      },
    },
  });
}

type PageQuery = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<unknown>;
};

/** What a page reads before it is shown, however the calls are made. */
export type PageQueries = (call: CallFunction) => readonly PageQuery[];

/** Makes a document's loader: runs the page's queries in process and sends along what they found. */
export function serveQueries(queries: PageQueries) {
  return async ({ context }: LoaderFunctionArgs): Promise<{ queries: DehydratedState }> => {
    const client = createQueryClient();
    const { call } = context.get(visitContext);
    await Promise.all(queries(call).map((query) => client.prefetchQuery(query)));
    return { queries: dehydrate(client) };
  };
}
