import { afterStillness } from './stillness.ts';

/** How long nobody has scrolled when the page is at rest; a thumb that rolls on is given way for so long. */
const REST_MS = 300;
const ROLL_MS_MAX = 5_000;

/**
 * Begins when the page is no longer still, nothing rolls and the browser has time. Answers what ends it, begun
 * or not.
 */
export function whenIdle(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let cancel: (() => void) | undefined;
  const cancelWait = afterStillness(() => {
    cancel = afterRolling(() => {
      cancel = requestIdle(() => {
        stop = work();
      });
    });
  });
  return () => {
    cancelWait();
    cancel?.();
    stop?.();
  };
}

/** The first movement is often a flick, and must not stumble over what has waited for it. */
function afterRolling(start: () => void): () => void {
  const endMs = performance.now() + ROLL_MS_MAX;
  let timer = setTimeout(rest, REST_MS);
  const roll = () => {
    if (performance.now() > endMs) return;
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('scroll', roll);
  };
  function rest() {
    stop();
    start();
  }
  addEventListener('scroll', roll, { passive: true });
  return stop;
}

function requestIdle(start: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(start, { timeout: 3_000 });
    return () => cancelIdleCallback(request);
  }
  // Safari has no idle callback; a second later the page is quiet enough.
  const timer = setTimeout(start, 1_000);
  return () => clearTimeout(timer);
}

/** Without a network nothing can begin; the next page tries again. */
export function reportUnlessOffline(error: unknown): void {
  if (navigator.onLine) reportError(error);
}
