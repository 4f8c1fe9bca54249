import { useLayoutEffect, useRef } from 'react';
import { lessMotion } from '#platform/motion/less-motion.ts';
import { usePathname } from '#platform/navigation/navigation.ts';

const FADE_IN = { opacity: [0.25, 1] };
const FADE_IN_MS = 300;

/**
 * A new page fades in, and begins at its content: a screen reader reads on from there, and not from a link that is
 * gone. Not by a view transition, which shows nothing new until a slow phone has painted both pages.
 */
export function useArrival(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById('content');
    content?.focus({ preventScroll: true });
    if (!lessMotion().matches)
      content?.animate(FADE_IN, { duration: FADE_IN_MS, easing: 'ease-out' });
  }, [pathname]);
}
