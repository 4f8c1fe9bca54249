import { useEffect, useEffectEvent, useId } from 'react';
import { dropClosedEntries, enterOverlay, leaveOverlay } from './overlay-history.ts';

/** For what the platform opens: it is seen, and Back may come, before React knows that it is open. */
export type BackEntry = { readonly enter: () => void; readonly leave: () => void };

/**
 * Makes Back close what is open instead of leaving the page. An overlay whose link leads to another
 * page closes when the new page has come (say, in an effect on the location), not when the link is
 * pressed: taking our entry back while the router adds its own would lose the router's.
 */
export function useBackCloses(isOpen: boolean, close: () => void): BackEntry {
  const id = useId();
  const closeNow = useEffectEvent(close);
  const enter = () => enterOverlay(id, () => closeNow());
  const leave = () => {
    // Later, because several overlays may close at once and their entries go in one step.
    if (leaveOverlay(id)) queueMicrotask(dropClosedEntries);
  };
  const begin = useEffectEvent(enter);
  const end = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) return;
    begin();
    return () => end();
  }, [isOpen]);
  // Of what was never open to React: whoever left the page is not held back by it.
  useEffect(() => () => end(), []);
  return { enter, leave };
}
