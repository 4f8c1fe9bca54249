import { useEffect, useRef } from 'react';
import { amountOnTheWay } from './money.ts';
import { useMoney } from './play-context.tsx';
import type { ShownWin } from './play-state.ts';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * An amount that counts up to where it belongs. It writes into its element by itself: a component that
 * renders at each frame would cost more than the reels.
 */
export function CountingAmount({ from, to, countMs }: ShownWin) {
  const element = useRef<HTMLSpanElement>(null);
  const money = useMoney();
  const write = useRef(money);
  write.current = money;
  useEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    let request = 0;
    const begun = performance.now();
    const tick = (now: number) => {
      const share = countMs <= 0 || prefersStill() ? 1 : (now - begun) / countMs;
      shown.textContent = write.current(
        amountOnTheWay(from, to, 1 - (1 - Math.min(1, share)) ** 2),
      );
      if (share < 1) request = requestAnimationFrame(tick);
    };
    tick(begun);
    return () => cancelAnimationFrame(request);
  }, [from, to, countMs]);
  return <span ref={element} className="figures" />;
}
