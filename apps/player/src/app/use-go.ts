import { useNavigate } from 'react-router';
import { loadPage } from './load-page.ts';

/** Goes to a page of the site once its code and words are there. */
export function useGo(): (address: string) => Promise<void> {
  const navigate = useNavigate();
  return async (address) => {
    await loadPage(new URL(address, window.location.origin).pathname);
    await navigate(address.slice(2), { viewTransition: true });
  };
}
