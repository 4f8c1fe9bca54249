import autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { LESS_MOTION } from './less-motion.ts';

export type CarouselHandle = {
  readonly next: () => void;
  readonly previous: () => void;
  readonly show: (position: number) => void;
  /** Without moving there. */
  readonly jump: (position: number) => void;
};

type CarouselEngineProps = {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly autoplayMs: number;
  readonly isPlaying: boolean;
  readonly onReady: (handle: CarouselHandle) => void;
  readonly onSelected: (position: number) => void;
};

/** Draws nothing: takes over slides that are on the page already. Loaded apart from them. */
export function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, autoplayMs, isPlaying } = props;
  // Without the plugin nothing starts again by itself: who pressed pause means it.
  const [attach, carousel] = useEmblaCarousel(
    { loop: true, breakpoints: { [LESS_MOTION]: { duration: 0 } } },
    isPlaying ? [player(autoplayMs)] : [],
  );
  const ready = useEffectEvent(props.onReady);
  const selected = useEffectEvent(props.onSelected);

  useEffect(() => {
    viewport.current?.scrollTo({ left: 0 });
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!carousel) return;
    const tell = () => selected(carousel.selectedScrollSnap());
    carousel.on('select', tell);
    // Slides that came or went are counted anew, without a selection being told.
    carousel.on('reInit', tell);
    ready({
      next: () => carousel.scrollNext(),
      previous: () => carousel.scrollPrev(),
      show: (position) => carousel.scrollTo(position),
      jump: (position) => carousel.scrollTo(position, true),
    });
    return () => {
      carousel.off('select', tell);
      carousel.off('reInit', tell);
    };
  }, [carousel]);

  return null;
}

const player = (delay: number) =>
  autoplay({
    delay,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    // The carousel itself waits while anything of it has the focus, its controls included.
    stopOnFocusIn: false,
    breakpoints: { [LESS_MOTION]: { active: false } },
  });
