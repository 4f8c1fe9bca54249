import { afterStillness } from './stillness.ts';

/** How long nobody has scrolled when the page is at rest. */
const REST_MS = 300;

/**
 * Begins when the page is no longer still, nothing rolls and the browser has time. Answers what ends it, begun
 * or not.
 */
export function whenIdle(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = () => {
    if (!isOver) stop = work();
  };
  const cancel = afterStillness(() => afterRolling(() => requestIdle(begin)));
  return () => {
    isOver = true;
    cancel();
    stop?.();
  };
}

/** The first movement is often a flick, and must not stumble over what has waited for it. */
function afterRolling(start: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    removeEventListener('scroll', roll);
    start();
  };
  const roll = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  };
  addEventListener('scroll', roll, { passive: true });
  roll();
}

function requestIdle(start: () => void): void {
  // Safari has no idle callback; a second later the page is quiet enough.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3_000 });
  else setTimeout(start, 1_000);
}

/** Without a network nothing can begin; the next page tries again. */
export function reportUnlessOffline(error: unknown): void {
  if (navigator.onLine) reportError(error);
}
