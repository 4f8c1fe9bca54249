import { createContext, type ReactNode, useContext } from 'react';
import { usePathname } from '#platform/navigation/navigation.ts';
import { findRoute, routeTable, type SiteRoute } from './route-table.ts';

const RouteContext = createContext<SiteRoute>(routeTable.home);

/** The row of the page that is open. Unlike the location it stays the same while only the query changes. */
export const useRoute = (): SiteRoute => useContext(RouteContext);

export function RouteProvider({ children }: { readonly children: ReactNode }) {
  return <RouteContext value={findRoute(usePathname())}>{children}</RouteContext>;
}
