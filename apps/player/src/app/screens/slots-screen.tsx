import { type DehydratedState, dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { gamesQuery, readVendor, recentsQuery, SlotsPage, vendorsQuery } from '#features/catalog';
import { useMember } from '#features/identity';
import { createQueryClient } from '#platform/queries.ts';
import { visitContext } from '#platform/visit-context.ts';

type Loaded = { readonly queries?: DehydratedState };

/** The first page stands in the document: it is there without scripts, and at once with them. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { call, isGuest } = context.get(visitContext);
  const client = createQueryClient();
  const vendor = readVendor(new URL(request.url).searchParams);
  await Promise.all([
    client.prefetchInfiniteQuery(gamesQuery(call, { category: 'RNG', vendor })),
    client.prefetchQuery(vendorsQuery(call, 'RNG')),
    isGuest || client.prefetchQuery(recentsQuery(call, 'RNG')),
  ]);
  return { queries: dehydrate(client) };
}

/** In the browser the parts read for themselves and show that they wait. */
export const clientLoader = (): Loaded => ({});

export const shouldRevalidate = () => false;

/** The list of slots. */
export default function SlotsScreen({ loaderData }: { readonly loaderData: Loaded }) {
  const member = useMember();
  return (
    <HydrationBoundary state={loaderData.queries}>
      <SlotsPage isLoggedIn={member !== null} />
    </HydrationBoundary>
  );
}
