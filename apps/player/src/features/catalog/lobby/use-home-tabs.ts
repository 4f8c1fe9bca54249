import { useLocation } from '#platform/navigation/navigation.ts';
import { chooseTab, type HomeTab, listTabs, readAskedTab } from './home-tabs.ts';

type HomeTabs = { readonly tabs: readonly HomeTab[]; readonly active: HomeTab };

/** The entries of the menu, and the one that the address asks for. */
export function useHomeTabs(lobby: Parameters<typeof listTabs>[0]): HomeTabs {
  const { pathname, search } = useLocation();
  const asked = readAskedTab(pathname, search);
  const tabs = listTabs(lobby, asked);
  return { tabs, active: chooseTab(asked, tabs) };
}
