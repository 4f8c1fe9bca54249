import { SECOND_MS } from '@maneki/kernel/clock';

/** However little there is to do, no two looks follow each other sooner. */
export const LOOK_APART_MS = 50;

/** An event waits no longer than this, and the time of the work itself, where handlers keep up. */
export const REST_MS_MAX = 3 * SECOND_MS;

/** Money before statistics: while events come in, handlers get a tenth of the time. */
const REST_PER_WORK = 9;

/** Fewer than a hundred events a second are no load: nobody rests for them. */
const REST_MS_PER_EVENT = 10;

/**
 * How long to rest after work, so that bets have the machine and events gather: few large batches
 * take less than many small ones. Handlers that do not keep up get half of the time, and nobody rests
 * where nothing comes in.
 */
export function restAfter(work: {
  readonly workedMs: number;
  readonly events: number;
  /** Whether more events are waiting than a batch holds, and have for long. */
  readonly isBehind: boolean;
  /** Whether events have been recorded since the look before. */
  readonly isBusy: boolean;
}): number {
  if (!work.isBusy) return 0;
  const restMs = work.workedMs * (work.isBehind ? 1 : REST_PER_WORK);
  return Math.min(restMs, work.events * REST_MS_PER_EVENT, REST_MS_MAX);
}
