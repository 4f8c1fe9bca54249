import { useLocation } from 'react-router';
import { useIsAlive } from '#platform/use-is-alive.ts';
import { chooseTab, type HomeTab, readAskedTab } from './home-tabs.ts';

/**
 * The entry of the menu that is active. All guests share one document of an address without its query,
 * so what the query asks for counts only once the page has come alive.
 */
export function useActiveTab(tabs: readonly HomeTab[]): HomeTab {
  const { pathname, search } = useLocation();
  const isAlive = useIsAlive();
  return chooseTab(readAskedTab(pathname, isAlive ? search : ''), tabs);
}
