import { StudiosPage, vendorsQuery } from '#features/catalog';
import type { ReadPage } from '../pages/read-page.ts';
import { routeTable } from '../routes/route-table.ts';
import { useRoute } from '../routes/use-route.tsx';

export const read: ReadPage = (client, visit) => client.prefetchQuery(vendorsQuery(visit.call));

/** The studios of every category, or of slots alone. */
export default function StudiosScreen() {
  const isSlots = useRoute() === routeTable.slotsCenter;
  return <StudiosPage {...(isSlots && { gameType: 'RNG' })} />;
}
