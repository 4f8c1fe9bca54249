import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import type { Log } from '#platform/metrics/log';
import { createGroups } from './groups.ts';

/** So long at most a page hears on after its session is over. */
export const ASK_EVERY_MS = 15 * SECOND_MS;

/**
 * A connection keeps the rights that it was opened with, so whatever ends a session has to end its
 * connections too. All sessions with pages on this node are asked about at once, and nobody is asked
 * while there are none.
 */
export function watchSessions(options: {
  /** Which of these sessions are over. */
  listEnded(sessionIds: readonly string[], now: Date): Promise<readonly string[]>;
  clock: Clock;
  log: Log;
  everyMs: number;
}) {
  const { listEnded, clock, log, everyMs } = options;
  const endings = createGroups<() => void>();
  let asking: Promise<void> | undefined;

  const ask = async () => {
    const sessionIds = endings.names();
    if (sessionIds.length === 0) return;
    try {
      const ended = await listEnded(sessionIds, clock.now());
      for (const end of ended.flatMap((id) => [...endings.get(id)])) end();
    } catch (error) {
      // Nobody is cut off for a question that went unanswered; it is put again.
      log.warn({ err: error }, 'open pages could not be asked about their sessions');
    }
  };
  const timer = setInterval(() => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
  }, everyMs);
  timer.unref();

  return {
    /** Calls `end` once the session is over. Answers what stops watching for it. */
    watch(sessionId: string | undefined, end: () => void): () => void {
      endings.add(sessionId, end);
      return () => endings.remove(sessionId, end);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await asking;
    },
  };
}
