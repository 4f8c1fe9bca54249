import { useEffect, useRef } from 'react';
import { amountOnTheWay } from './money.ts';
import { useMoney } from './play-context.tsx';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Faster than this nobody reads it, and each change is laid out and painted anew. */
const WRITE_EVERY_MS = 40;

/**
 * An amount that counts up to where it belongs. It writes into its element by itself: a component that
 * renders at each frame would cost more than the reels.
 */
export function CountingAmount({
  from,
  to,
  countMs,
}: {
  from: bigint;
  to: bigint;
  countMs: number;
}) {
  const element = useRef<HTMLSpanElement>(null);
  const money = useMoney();
  const write = useRef(money);
  write.current = money;
  useEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    // Asked once: within the frames it would have the browser settle all styles before it answers.
    const isAtOnce = countMs <= 0 || prefersStill();
    let request = 0;
    let writtenMs = Number.NEGATIVE_INFINITY;
    const begunMs = performance.now();
    const tick = (nowMs: number) => {
      const share = isAtOnce ? 1 : Math.min(1, Math.max(0, (nowMs - begunMs) / countMs));
      if (share === 1 || nowMs - writtenMs >= WRITE_EVERY_MS) {
        shown.textContent = write.current(amountOnTheWay(from, to, 1 - (1 - share) ** 2));
        writtenMs = nowMs;
      }
      if (share < 1) request = requestAnimationFrame(tick);
    };
    tick(begunMs);
    return () => cancelAnimationFrame(request);
  }, [from, to, countMs]);
  return <span ref={element} className="figures" />;
}
