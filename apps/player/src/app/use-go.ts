import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router';
import { pageOf } from './pages.ts';

/** Code that comes within this time is waited for, so that no skeleton flashes up. */
const PATIENCE_MS = 80;

export type Go = (address: string) => Promise<void>;

const GoContext = createContext<Go>(() => Promise.reject(new Error('useGo outside of the page')));

/** One way to go for all links of a page: each would else follow the router on its own. */
export const GoProvider = GoContext.Provider;

/** Goes to a page of the site. */
export const useGo = (): Go => useContext(GoContext);

/** The same function until the router is another. */
export function useRouterGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    async (address) => {
      await untilLoadedOrLate(new URL(address, window.location.origin).pathname);
      await navigate(address.slice(2), { viewTransition: true });
    },
    [navigate],
  );
}

/** A page's own loading deals with failures. */
async function untilLoadedOrLate(pathname: string): Promise<void> {
  const page = pageOf(pathname);
  if (page.loaded()) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([page.load().catch(() => late), late]);
}
