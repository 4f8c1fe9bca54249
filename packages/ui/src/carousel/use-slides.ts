import { useRef, useState } from 'react';
import type { CarouselHandle } from './carousel-engine.tsx';
import { prefersLessMotion } from './less-motion.ts';
import { useAfter } from './use-after.ts';

/**
 * Which slide is seen, and the engine that moves them: it is wanted when a slide is asked for, or when the
 * first one has been seen for as long as each is.
 */
export function useSlides(count: number, play: { autoplayMs: number; isPlaying: boolean }) {
  const [handle, setHandle] = useState<CarouselHandle>();
  const [selected, setSelected] = useState(0);
  const [isAskedFor, setIsAskedFor] = useState(false);
  // Counted anew when a finger pushes the row on, and not at all while nothing is to move by itself.
  const isDue = useAfter(count > 1 && play.isPlaying ? play.autoplayMs : undefined, selected);
  // What is asked for before the engine is there is the first that it does.
  const wish = useRef<number>(undefined);
  const show = (position: number) => {
    if (handle) return handle.show(position);
    wish.current = (position + count) % count;
    setIsAskedFor(true);
  };
  return {
    selected,
    isEngineWanted: isAskedFor || isDue,
    isEngineRunning: handle !== undefined,
    onSelected: setSelected,
    onReady(engine: CarouselHandle) {
      setHandle(engine);
      engine.jump(selected);
      if (wish.current !== undefined) engine.show(wish.current);
      else if (play.isPlaying && !prefersLessMotion()) engine.next();
    },
    show,
    next: () => (handle ? handle.next() : show(selected + 1)),
    previous: () => (handle ? handle.previous() : show(selected - 1)),
    /** A finger pushes the row while no engine holds it. */
    follow({ scrollLeft, clientWidth }: HTMLElement) {
      if (!handle) setSelected(Math.round(scrollLeft / Math.max(clientWidth, 1)));
    },
  };
}
