import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { prefersLessMotion } from './less-motion.ts';

/** Which slide of a row is seen, and how to get to another one. A finger pushes the row by itself. */
export function useSlides(row: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState(0);
  // On the way there other slides pass by, which nobody has asked for.
  const goal = useRef<number>(undefined);
  // Slides may be taken away while the last one is seen.
  const selected = Math.min(seen, count - 1);
  const show = (position: number) => {
    const next = (position + count) % count;
    goal.current = next;
    setSeen(next);
    row.current?.scrollTo({
      left: next * row.current.clientWidth,
      behavior: prefersLessMotion() ? 'instant' : 'smooth',
    });
  };
  const follow = () => {
    const position = row.current ? positionOf(row.current) : 0;
    if (goal.current === undefined) setSeen(position);
    else if (goal.current === position) goal.current = undefined;
  };
  const followNow = useEffectEvent(follow);
  // A finger may have pushed the row before it was hydrated.
  useLayoutEffect(() => followNow(), []);
  /** Whoever takes hold of the row goes where they want. */
  const letGo = () => {
    goal.current = undefined;
  };
  return { selected, show, onScroll: follow, onPointerDown: letGo, onWheel: letGo };
}

const positionOf = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / Math.max(clientWidth, 1));
