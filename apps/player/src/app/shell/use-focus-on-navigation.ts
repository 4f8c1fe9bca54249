import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page begins at its content: a screen reader reads on from there, and not from a link that is gone. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
