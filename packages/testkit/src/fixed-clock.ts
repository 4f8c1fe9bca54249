import type { Clock } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';

/** A clock that stands still until a test moves it. */
export type FixedClock = Clock & { advance(ms: number): void };

/** Starts a clock at a moment given as ISO 8601, such as `2030-01-01T12:00:00Z`. */
export function fixedClock(iso: string): FixedClock {
  let nowMs = Date.parse(iso);
  invariant(!Number.isNaN(nowMs), `${iso} is not a moment in ISO 8601`);
  return {
    now: () => new Date(nowMs),
    advance(ms) {
      nowMs += ms;
    },
  };
}
