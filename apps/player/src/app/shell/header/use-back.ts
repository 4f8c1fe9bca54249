import { useGo } from '#app/navigation/use-go.ts';
import type { SiteRoute } from '#app/routes/route-table.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';

/** The back rule of a page: home, one step back, or undefined where there is no arrow. */
export function useBack(route: SiteRoute): (() => void) | undefined {
  const navigate = useNavigate();
  const go = useGo();
  if (route.back === 'none') return undefined;
  return () => {
    // A page that was opened directly has nothing behind it, so its arrow leads home too.
    const hasPrevious = (window.history.state?.idx ?? 0) > 0;
    if (route.back === 'previous' && hasPrevious) navigate(-1);
    else go('/m/home');
  };
}
