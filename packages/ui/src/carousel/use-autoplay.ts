import { type RefObject, useEffect, useEffectEvent } from 'react';
import { prefersLessMotion } from './less-motion.ts';

type Autoplay = {
  readonly isPlaying: boolean;
  readonly everyMs: number;
  /** The time begins anew when it changes. */
  readonly selected: number;
  readonly onTurn: () => void;
};

/** Turns a row of slides for those who do not mind motion, while somebody can see it. */
export function useAutoplay(row: RefObject<HTMLElement | null>, autoplay: Autoplay): void {
  const { isPlaying, everyMs, selected } = autoplay;
  const turn = useEffectEvent(() => {
    if (row.current && isInSight(row.current) && !prefersLessMotion()) autoplay.onTurn();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide begins the time anew
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => turn(), everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, everyMs, selected]);
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}
