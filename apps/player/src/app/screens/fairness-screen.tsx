import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { everySlotQuery } from '#features/catalog';
import { FairnessPage } from '#features/play';
import { call } from '#platform/browser.ts';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/read-ahead.tsx';
import { visitContext } from '#platform/visit-context.ts';

/** What each slot returns stands in the document: it is meant to be found and quoted. */
export async function loader({ context }: LoaderFunctionArgs): Promise<ReadAhead> {
  const client = createQueryClient();
  await client.prefetchQuery(everySlotQuery(context.get(visitContext).call));
  return readAhead(client);
}

export const clientLoader = (): ReadAhead => ({});

export const shouldRevalidate = () => false;

/** The page about fairness, with the proven returns of the catalogue. */
export default function FairnessScreen({ loaderData }: { readonly loaderData: ReadAhead }) {
  return (
    <ReadAheadBoundary loaded={loaderData}>
      <FairnessOfSlots />
    </ReadAheadBoundary>
  );
}

function FairnessOfSlots() {
  const { data, isError, refetch } = useQuery(everySlotQuery(call));
  return <FairnessPage slots={data} hasFailed={isError} onRetry={() => refetch()} />;
}
