import { useEffect, useEffectEvent } from 'react';
import { usePathname } from '#platform/navigation/navigation.ts';

/**
 * Closes what lies over the page once the page that it led to has come: only now may it take back its
 * step in the history.
 */
export function useCloseOnNewPage(close: () => void): void {
  const pathname = usePathname();
  const closeNow = useEffectEvent(close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what is waited for
  useEffect(() => () => closeNow(), [pathname]);
}
