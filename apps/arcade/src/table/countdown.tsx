import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { HouseClock } from './house-clock.ts';

const WRITE_EVERY_MS = 200;
/** From here on it hurries. */
const LAST_MS = 5_000;

type CountdownProps = {
  readonly clock: HouseClock;
  readonly closesAt: string;
  /** How long betting lasts. */
  readonly wholeMs: number;
};

/**
 * How long bets are taken, by the clock of the house. The ring runs by itself; only the seconds are
 * written. Who cannot see it is told by words when it begins, when five seconds are left, and when it ends.
 */
export function Countdown({ clock, closesAt, wholeMs }: CountdownProps) {
  const seconds = useRef<HTMLSpanElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const endMs = Date.parse(closesAt);
  const [passedMs] = useState(() => wholeMs - (endMs - clock.now()));
  useEffect(() => {
    const write = () => {
      const leftMs = Math.max(0, endMs - clock.now());
      if (seconds.current) seconds.current.textContent = String(Math.ceil(leftMs / 1_000));
      if (ring.current) ring.current.dataset.last = String(leftMs <= LAST_MS);
    };
    write();
    const timer = setInterval(write, WRITE_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock, endMs]);
  const style = { '--whole': `${wholeMs}ms`, '--passed': `${-passedMs}ms` } as CSSProperties;
  return (
    <div ref={ring} className="countdown" aria-hidden="true" style={style}>
      <svg aria-hidden="true" viewBox="0 0 64 64">
        <circle className="countdown-track" cx="32" cy="32" r="28" />
        <circle className="countdown-left" cx="32" cy="32" r="28" pathLength="1" />
      </svg>
      <span ref={seconds} className="countdown-seconds figures" />
    </div>
  );
}
