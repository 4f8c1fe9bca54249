import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from '#platform/navigation/navigation.ts';

export type Go = (address: string) => Promise<void>;

const GoContext = createContext<Go>(() => Promise.reject(new Error('useGo outside of the page')));

/** One way to go for all links of a page: each would else follow the router on its own. */
export const GoProvider = GoContext.Provider;

/** Goes to a page of the site. */
export const useGo = (): Go => useContext(GoContext);

/** The same function until the router is another. */
export function useRouterGo(): Go {
  const navigate = useNavigate();
  return useCallback(async (address) => navigate(address.slice(2)), [navigate]);
}
