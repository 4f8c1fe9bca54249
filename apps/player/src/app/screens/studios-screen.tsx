import { useLocation } from 'react-router';
import { StudiosPage, vendorsQuery } from '#features/catalog';
import type { ReadPage } from '../pages.ts';
import { findRoute, routeTable } from '../route-table.ts';

export const read: ReadPage = (client, visit) => client.prefetchQuery(vendorsQuery(visit.call));

/** The studios of every category, or of slots alone. */
export default function StudiosScreen() {
  const isSlots = findRoute(useLocation().pathname) === routeTable.slotsCenter;
  return <StudiosPage {...(isSlots && { gameType: 'RNG' })} />;
}
