import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  useQuery,
} from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { everySlotQuery } from '#features/catalog';
import { FairnessPage } from '#features/play';
import { call } from '#platform/browser.ts';
import { createQueryClient } from '#platform/queries.ts';
import { visitContext } from '#platform/visit-context.ts';

type Loaded = { readonly queries?: DehydratedState };

/** What each slot returns stands in the document: it is meant to be found and quoted. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const client = createQueryClient();
  await client.prefetchQuery(everySlotQuery(context.get(visitContext).call));
  return { queries: dehydrate(client) };
}

export const clientLoader = (): Loaded => ({});

export const shouldRevalidate = () => false;

/** The page about fairness, with the proven returns of the catalogue. */
export default function FairnessScreen({ loaderData }: { readonly loaderData: Loaded }) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <FairnessOfSlots />
    </HydrationBoundary>
  );
}

function FairnessOfSlots() {
  const { data, isError, refetch } = useQuery(everySlotQuery(call));
  return <FairnessPage slots={data} hasFailed={isError} onRetry={() => refetch()} />;
}
