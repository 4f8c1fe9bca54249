/** Begins when the page stands and the browser has time. Answers what ends it, begun or not. */
export function whenIdle(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const start = () => {
    stop = work();
  };
  // Safari has no idle callback; a second after hydration the page is quiet enough.
  const hasIdle = 'requestIdleCallback' in window;
  const handle = hasIdle
    ? requestIdleCallback(start, { timeout: 3_000 })
    : setTimeout(start, 1_000);
  return () => {
    if (hasIdle) cancelIdleCallback(handle as number);
    else clearTimeout(handle);
    stop?.();
  };
}

/** Without a network nothing can begin; the next page tries again. */
export function reportUnlessOffline(error: unknown): void {
  if (navigator.onLine) reportError(error);
}
