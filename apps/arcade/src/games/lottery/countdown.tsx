import type { IssueView } from '@maneki/contract/house/lottery';
import { SECOND_MS } from '@maneki/kernel/clock';
import { writeTimeLeft } from '@maneki/kernel/time-left';
import { useEffect, useRef } from 'react';
import { useLottery, useWords } from './lottery-hooks.ts';
import type { LotteryPhase } from './lottery-state.ts';

const WRITE_EVERY_MS = 200;
/** From here on it hurries. */
const LAST_MS = 10_000;

/** What is waited for. */
const ENDS: Readonly<Record<LotteryPhase, (issue: IssueView) => string>> = {
  opening: ({ openAt }) => openAt,
  betting: ({ closeAt }) => closeAt,
  closed: ({ drawAt }) => drawAt,
  paused: ({ openAt }) => openAt,
};

/**
 * How long an issue takes bets, then how long until it is drawn, by the clock of the house. It writes by itself;
 * who cannot see it is told by the announcer, and not every second.
 */
export function Countdown({ issue, phase }: { issue: IssueView; phase: LotteryPhase }) {
  const t = useWords();
  const { clock } = useLottery();
  const box = useRef<HTMLDivElement>(null);
  const endMs = Date.parse(ENDS[phase](issue));
  useEffect(() => {
    const write = () => {
      const { current } = box;
      if (!current) return;
      const leftMs = Math.max(0, endMs - clock.now());
      // The last second is shown until it is over.
      const { days, clock: digits } = writeTimeLeft(Math.ceil(leftMs / SECOND_MS));
      current.dataset.last = String(leftMs <= LAST_MS);
      const [first, second] = current.children;
      const written = days > 0 ? t('issue.days', { days }) : '';
      if (first!.textContent !== written) first!.textContent = written;
      if (second!.textContent !== digits) second!.textContent = digits;
    };
    write();
    const timer = setInterval(write, WRITE_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock, endMs, t]);
  return (
    <div ref={box} className="lt-countdown figures" data-phase={phase} aria-hidden="true">
      <small />
      <span />
    </div>
  );
}
