import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { CarouselControls, type CarouselWords } from './carousel-controls.tsx';
import { useSlides } from './use-slides.ts';

const CarouselEngine = lazy(async () => {
  const { CarouselEngine: Engine } = await import('./carousel-engine.tsx');
  return { default: Engine };
});

export type CarouselSlide = { readonly id: string; readonly content: ReactNode };

type CarouselProps = {
  readonly slides: readonly CarouselSlide[];
  readonly words: CarouselWords;
  readonly autoplayMs: number;
  /** A card among others, or the cover of a page, over whose foot the page's sheet lies. */
  readonly shape?: 'card' | 'cover';
};

/**
 * Plain HTML first: the slides stand in a row that a finger can push. The engine that loops and
 * plays is loaded when it is first to move something, and only for more than one slide.
 */
export function Carousel({ slides, words, autoplayMs, shape = 'card' }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  // Whoever reads or operates a slide by keyboard does so in peace.
  const [hasFocus, setHasFocus] = useState(false);
  const hasMany = slides.length > 1;
  const play = { autoplayMs, isPlaying: isPlaying && !hasFocus };
  const row = useSlides(slides.length, play);
  const { selected, isEngineRunning } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') row.next();
    if (event.key === 'ArrowLeft') row.previous();
  };
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={words.label}
      className={joinClasses(
        'relative overflow-hidden',
        shape === 'card' && 'rounded-card shadow-lift',
      )}
      onKeyDown={hasMany ? onKeyDown : undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setHasFocus(currentTarget.contains(relatedTarget))
      }
    >
      <div
        ref={viewport}
        onScroll={({ currentTarget }) => row.follow(currentTarget)}
        // Until the engine runs the row scrolls, and a keyboard must be able to do that too.
        // Afterwards it is no stop any more, but whoever has stopped there stays.
        tabIndex={hasMany ? (isEngineRunning ? -1 : 0) : undefined}
        className={joinClasses(
          'no-scrollbar',
          isEngineRunning ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto',
        )}
      >
        <div className="flex touch-pan-y touch-pinch-zoom">
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not of fields
            <div
              key={slide.id}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(position + 1, slides.length)}
              inert={hasMany && isEngineRunning && position !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start"
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {hasMany && (
        <div
          className={joinClasses('absolute inset-x-0', shape === 'card' ? 'bottom-0' : 'bottom-7')}
        >
          <CarouselControls
            count={slides.length}
            selected={selected}
            words={words}
            isPlaying={isPlaying}
            onSelect={row.show}
            onPlaying={setIsPlaying}
          />
        </div>
      )}
      {hasMany && row.isEngineWanted && (
        <Suspense>
          <CarouselEngine
            viewport={viewport}
            {...play}
            onReady={row.onReady}
            onSelected={row.onSelected}
          />
        </Suspense>
      )}
    </section>
  );
}
