import { useQuery } from '@tanstack/react-query';
import { everySlotQuery, houseTablesQuery } from '#features/catalog';
import { FairnessPage } from '#features/play';
import { call } from '#platform/call/browser.ts';
import type { ReadPage } from '../pages/read-page.ts';

/** What each slot returns stands in the document: it is meant to be found and quoted. */
export const read: ReadPage = (client, visit) =>
  Promise.all([
    client.prefetchQuery(everySlotQuery(visit.call)),
    client.prefetchQuery(houseTablesQuery(visit.call)),
  ]);

/** The page about fairness, with the proven returns of the catalogue. */
export default function FairnessScreen() {
  const { data, isError, refetch } = useQuery(everySlotQuery(call));
  const { data: tables } = useQuery(houseTablesQuery(call));
  return (
    <FairnessPage slots={data} tables={tables} hasFailed={isError} onRetry={() => refetch()} />
  );
}
