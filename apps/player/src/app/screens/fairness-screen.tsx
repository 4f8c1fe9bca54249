import { useQuery } from '@tanstack/react-query';
import { everySlotQuery } from '#features/catalog';
import { FairnessPage } from '#features/play';
import { call } from '#platform/call/browser.ts';
import type { ReadPage } from '../pages/read-page.ts';

/** What each slot returns stands in the document: it is meant to be found and quoted. */
export const read: ReadPage = (client, visit) => client.prefetchQuery(everySlotQuery(visit.call));

/** The page about fairness, with the proven returns of the catalogue. */
export default function FairnessScreen() {
  const { data, isError, refetch } = useQuery(everySlotQuery(call));
  return <FairnessPage slots={data} hasFailed={isError} onRetry={() => refetch()} />;
}
