/**
 * Begins what a visitor does not wait for, once the browser has time; at the latest after a while. Answers what ends
 * it, begun or not.
 */
export function whenIdle(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const cancel = requestIdle(() => {
    stop = work();
  });
  return () => {
    cancel();
    stop?.();
  };
}

/** Fulfilled once the browser has time. */
export const idle = (): Promise<void> => new Promise((resolve) => requestIdle(resolve));

const LATEST_MS = 3_000;

function requestIdle(start: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(start, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback; a second later the page is quiet enough.
  const timer = setTimeout(start, 1_000);
  return () => clearTimeout(timer);
}

/** Without a network nothing can begin; the next page tries again. */
export function reportUnlessOffline(error: unknown): void {
  if (navigator.onLine) reportError(error);
}
