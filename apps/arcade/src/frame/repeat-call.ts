import { type Answer, NoAnswerError } from './call-house.ts';

const WAITS_MS = [400, 800, 1600, 3000, 5000] as const;

/** How long to wait before asking again, the longer the more often it failed. */
export const waitBeforeTry = (failures: number): number =>
  WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0;

export type RepeatOptions = {
  /** Told before each further try, so that the player knows what is going on. */
  readonly onLost: () => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Without an end, a wish is repeated until the house has answered it. */
  readonly triesMax?: number;
};

/**
 * Repeats a call whose answer got lost. Only calls that may be repeated safely belong here: reads, and
 * wishes that carry a key of their own.
 */
export async function repeatCall<Value>(
  call: () => Promise<Answer<Value>>,
  { onLost, wait, triesMax = Number.POSITIVE_INFINITY }: RepeatOptions,
): Promise<Answer<Value>> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof NoAnswerError) || failures >= triesMax) throw error;
      onLost();
      await wait(waitBeforeTry(failures));
    }
  }
}

export const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
