/**
 * Lets a loop sleep until it is woken or its time is up. A wake during work ends the next sleep.
 */
export function createWakeUp() {
  let isWoken = false;
  let endSleep: (() => void) | undefined;

  return {
    wake() {
      isWoken = true;
      endSleep?.();
    },
    /** Answers whether it was woken; otherwise the time was up. */
    async wait(timeoutMs: number): Promise<boolean> {
      if (!isWoken) {
        const { promise, resolve } = Promise.withResolvers<void>();
        endSleep = resolve;
        const timer = setTimeout(resolve, timeoutMs);
        await promise;
        clearTimeout(timer);
        endSleep = undefined;
      }
      const wasWoken = isWoken;
      isWoken = false;
      return wasWoken;
    },
  };
}
