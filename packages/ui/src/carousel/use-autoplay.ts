import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { prefersLessMotion } from './less-motion.ts';

type Autoplay = {
  readonly isPlaying: boolean;
  readonly everyMs: number;
  /** The document brought the first slide along: it has been seen since the document came. */
  readonly wasServed: boolean;
  /** The time begins anew when it changes. */
  readonly selected: number;
  readonly onTurn: () => void;
};

/** Turns a row of slides for those who do not mind motion, while somebody can see it. */
export function useAutoplay(row: RefObject<HTMLElement | null>, autoplay: Autoplay): void {
  const { isPlaying, everyMs, selected, wasServed } = autoplay;
  const isFirst = useRef(wasServed);
  const turn = useEffectEvent(() => {
    if (row.current && isInSight(row.current) && !prefersLessMotion()) autoplay.onTurn();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide begins the time anew
  useEffect(() => {
    if (!isPlaying) return;
    const waitMs = isFirst.current ? firstWaitMs(everyMs, performance.now()) : everyMs;
    isFirst.current = false;
    let timer = setTimeout(function again() {
      timer = setTimeout(again, everyMs);
      turn();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isPlaying, everyMs, selected]);
}

/** Nobody should find that the row turns just as they take it in. */
const AT_LEAST_MS = 1_000;

/** How long a first slide is still shown that has stood since the document came, so many milliseconds ago. */
export const firstWaitMs = (everyMs: number, agoMs: number): number =>
  Math.min(everyMs, Math.max(AT_LEAST_MS, everyMs - agoMs));

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}
