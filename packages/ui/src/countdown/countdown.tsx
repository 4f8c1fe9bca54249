import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { type CountdownParts, clockText, countdownParts, milestoneOf } from './countdown-parts.ts';

type CountdownProps = {
  readonly deadline: Date;
  readonly tickMs: number;
  /** What a screen reader hears at a milestone, such as "30 seconds left". */
  readonly announce: (parts: CountdownParts) => string;
  readonly milestones?: readonly number[];
  readonly format?: (parts: CountdownParts) => ReactNode;
  readonly onEnd?: () => void;
  /** The server's time, where the device's own clock is not to be trusted. */
  readonly now?: () => number;
  readonly className?: string | undefined;
};

const MILESTONES = [60, 30, 10, 0];

export function Countdown(props: CountdownProps) {
  const { deadline, tickMs, announce, milestones = MILESTONES, format = clockText } = props;
  const parts = useTimeLeft({ deadlineMs: deadline.getTime(), tickMs }, props);
  const milestone = milestoneOf(parts.totalSeconds, milestones);
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        className={joinClasses('numerals', props.className)}
        suppressHydrationWarning
      >
        {format(parts)}
      </span>
      <span aria-live="polite" className="sr-only" suppressHydrationWarning>
        {milestone !== undefined && announce(countdownParts(milestone * 1_000))}
      </span>
    </>
  );
}

type Pace = { readonly deadlineMs: number; readonly tickMs: number };

function useTimeLeft(
  { deadlineMs, tickMs }: Pace,
  { now = Date.now, onEnd }: Pick<CountdownProps, 'now' | 'onEnd'>,
): CountdownParts {
  const [leftMs, setLeftMs] = useState(() => deadlineMs - now());
  const readLeft = useEffectEvent((endMs: number) => {
    const left = endMs - now();
    setLeftMs(left);
    if (left <= 0) onEnd?.();
    return left;
  });
  useEffect(() => {
    if (readLeft(deadlineMs) <= 0) return;
    const timer = setInterval(() => {
      if (readLeft(deadlineMs) <= 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [deadlineMs, tickMs]);
  return countdownParts(leftMs);
}
