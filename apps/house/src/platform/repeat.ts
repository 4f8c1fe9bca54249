import type { Log } from './log.ts';

/** Does something again and again, never twice at once; a failure is logged and not the end. */
export function repeat(
  work: () => Promise<unknown>,
  { everyMs, log, what }: { readonly everyMs: number; readonly log: Log; readonly what: string },
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error, what }, 'a duty of the house failed'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
