import { useLocation } from 'react-router';
import { chooseTab, type HomeTab, readAskedTab } from './home-tabs.ts';

/** The entry of the menu that is active: the one that the address asks for. */
export function useActiveTab(tabs: readonly HomeTab[]): HomeTab {
  const { pathname, search } = useLocation();
  return chooseTab(readAskedTab(pathname, search), tabs);
}
