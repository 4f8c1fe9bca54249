import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { waitBeforeMore } from './wait-before-more.ts';

type EndlessOptions = {
  readonly isActive: boolean;
  /** Grows with every page; a page that does not fill the screen must ask for the next at once. */
  readonly itemCount: number;
  readonly thresholdPx: number;
  readonly throttleMs: number;
  readonly onMore: () => void;
};

/** Asks for more when the returned element comes within reach of the screen. */
export function useEndless(options: EndlessOptions): RefObject<HTMLDivElement | null> {
  const { isActive, itemCount, thresholdPx, throttleMs } = options;
  const sentinel = useRef<HTMLDivElement>(null);
  const lastAskedAt = useRef(Number.NEGATIVE_INFINITY);
  const ask = useEffectEvent(() => {
    lastAskedAt.current = performance.now();
    options.onMore();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts the watch again.
  useEffect(() => {
    if (!isActive || !sentinel.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        const sinceMs = performance.now() - lastAskedAt.current;
        timer = setTimeout(() => ask(), waitBeforeMore(sinceMs, throttleMs));
      },
      { rootMargin: `0px 0px ${thresholdPx}px` },
    );
    observer.observe(sentinel.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isActive, itemCount, thresholdPx, throttleMs]);

  return sentinel;
}
