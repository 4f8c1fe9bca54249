import { useEffect } from 'react';
import { isInsideOtherApp } from '#platform/install/inside-other-app.ts';
import { useLocation, useNavigate } from '#platform/navigation/navigation.ts';

const TOLD = 'outer-app-told';
const PAGE = '/outerApp';

/** Shows whoever came inside another app the way out of it, once; they may stay. */
export function useOuterApp(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where somebody arrives
  useEffect(() => {
    if (!isInsideOtherApp(navigator.userAgent) || sessionStorage.getItem(TOLD)) return;
    sessionStorage.setItem(TOLD, 'yes');
    if (pathname === PAGE) return;
    navigate(PAGE, { replace: true, state: { from: `/m${pathname}${search}` } });
  }, []);
}
