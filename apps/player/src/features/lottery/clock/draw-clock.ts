/** What somebody told of the time that issues go by. */
export type ToldTime = {
  readonly serverMs: number;
  /** By the page's own clock: half-way between the question and the answer. */
  readonly seenAt: number;
  /** How far it may be from the truth: half of what the answer took. */
  readonly uncertainMs: number;
};

type Outside = {
  /** A clock of the page that nobody can set. */
  readonly now: () => number;
  readonly wait: (then: () => void, ms: number) => () => void;
};

/** A better answer is believed at once, a worse one only when the better has grown old: clocks drift. */
const BELIEVED_MS = 60_000;

/**
 * The time that issues go by, and one timer for all that count down to it: figures change together, and when
 * a second begins where draws are made. A phone whose own clock is wrong counts as well as any other.
 */
export function createDrawClock({ now, wait }: Outside) {
  let told: ToldTime | undefined;
  let second: number | undefined;
  let stopTimer: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const read = () => (told ? told.serverMs + now() - told.seenAt : undefined);
  const tick = () => {
    stopTimer?.();
    stopTimer = undefined;
    const at = read();
    if (at === undefined) return;
    const before = second;
    second = Math.floor(at / 1_000);
    if (listeners.size > 0) stopTimer = wait(tick, 1_000 - (at % 1_000));
    if (second !== before) for (const listener of listeners) listener();
  };
  return {
    /** The time there in milliseconds; undefined before anybody has told it. */
    read,
    hear(time: ToldTime) {
      const isBetter =
        !told || time.uncertainMs <= told.uncertainMs || time.seenAt - told.seenAt > BELIEVED_MS;
      if (isBetter) told = time;
      tick();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopTimer?.();
        stopTimer = undefined;
      };
    },
    /** The whole second that shows; the same until the next one begins. */
    second: () => second,
  };
}
