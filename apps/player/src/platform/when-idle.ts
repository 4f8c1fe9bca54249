import { afterStillness } from './stillness.ts';

/** Begins when the page is no longer still and the browser has time. Answers what ends it, begun or not. */
export function whenIdle(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let cancel: (() => void) | undefined;
  const cancelWait = afterStillness(() => {
    cancel = requestIdle(() => {
      stop = work();
    });
  });
  return () => {
    cancelWait();
    cancel?.();
    stop?.();
  };
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
