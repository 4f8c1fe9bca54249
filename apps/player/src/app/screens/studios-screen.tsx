import { type DehydratedState, dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { StudiosPage, vendorsQuery } from '#features/catalog';
import { createQueryClient } from '#platform/queries.ts';
import { visitContext } from '#platform/visit-context.ts';
import { findRoute, routeTable } from '../route-table.ts';

type Loaded = { readonly queries?: DehydratedState };

export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const client = createQueryClient();
  await client.prefetchQuery(vendorsQuery(context.get(visitContext).call));
  return { queries: dehydrate(client) };
}

export const clientLoader = (): Loaded => ({});

export const shouldRevalidate = () => false;

/** The studios of every category, or of slots alone. */
export default function StudiosScreen({ loaderData }: { readonly loaderData: Loaded }) {
  const isSlots = findRoute(useLocation().pathname) === routeTable.slotsCenter;
  return (
    <HydrationBoundary state={loaderData.queries}>
      <StudiosPage {...(isSlots && { gameType: 'RNG' })} />
    </HydrationBoundary>
  );
}
