import { useEffect, useEffectEvent, useId } from 'react';
import { dropClosedEntries, enterOverlay, leaveOverlay } from './overlay-history.ts';

/**
 * Makes Back close what is open instead of leaving the page. An overlay whose link leads to another
 * page closes when the new page has come (say, in an effect on the location), not when the link is
 * pressed: taking our entry back while the router adds its own would lose the router's.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const id = useId();
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    enterOverlay(id, () => closeNow());
    return () => {
      leaveOverlay(id);
      // Later, because several overlays may close at once and their entries go in one step.
      queueMicrotask(dropClosedEntries);
    };
  }, [isOpen, id]);
}
