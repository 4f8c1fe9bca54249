import type { Clock } from '@maneki/kernel/clock';
import type { Log } from '#platform/metrics/log';
import { type CeilingGuard, EXPOSURES_FRESH_MS } from './ceiling-guard.ts';

/**
 * Writes down what this process pays also when nobody plays here any more, since other processes count
 * on it. Answers how to end that, which writes the last of it.
 */
export function keepExposures(
  guard: Pick<CeilingGuard, 'flush'>,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Log, 'warn'> },
): () => Promise<void> {
  const flush = () =>
    guard
      .flush(clock.now())
      .catch((error: unknown) => log.warn({ err: error }, 'exposures were not written'));
  const timer = setInterval(flush, EXPOSURES_FRESH_MS);
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
