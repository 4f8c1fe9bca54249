import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { StudiosPage, vendorsQuery } from '#features/catalog';
import { createQueryClient } from '#platform/queries.ts';
import { type ReadAhead, ReadAheadBoundary, readAhead } from '#platform/read-ahead.tsx';
import { visitContext } from '#platform/visit-context.ts';
import { findRoute, routeTable } from '../route-table.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<ReadAhead> {
  const client = createQueryClient();
  await client.prefetchQuery(vendorsQuery(context.get(visitContext).call));
  return readAhead(client);
}

export const clientLoader = (): ReadAhead => ({});

export const shouldRevalidate = () => false;

/** The studios of every category, or of slots alone. */
export default function StudiosScreen({ loaderData }: { readonly loaderData: ReadAhead }) {
  const isSlots = findRoute(useLocation().pathname) === routeTable.slotsCenter;
  return (
    <ReadAheadBoundary loaded={loaderData}>
      <StudiosPage {...(isSlots && { gameType: 'RNG' })} />
    </ReadAheadBoundary>
  );
}
