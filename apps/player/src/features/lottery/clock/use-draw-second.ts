import { useSyncExternalStore } from 'react';
import { createDrawClock } from './draw-clock.ts';

/** The clock of this page: whoever asks for numeros sets it. */
export const drawClock = createDrawClock({
  now: () => performance.now(),
  wait(then, ms) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
});

const unknown = () => undefined;

/** The time that issues go by, in milliseconds, anew with each second of it; undefined while nobody knows it. */
export function useDrawSecond(): number | undefined {
  const second = useSyncExternalStore(drawClock.subscribe, drawClock.second, unknown);
  return second === undefined ? undefined : second * 1_000;
}
