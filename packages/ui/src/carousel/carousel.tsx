import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { CarouselControls, type CarouselWords } from './carousel-controls.tsx';
import { NearSlide } from './near-slide.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';

export type CarouselSlide = { readonly id: string; readonly content: ReactNode };

type CarouselProps = {
  readonly slides: readonly CarouselSlide[];
  readonly words: CarouselWords;
  readonly autoplayMs: number;
  /** A card among others, or the cover of a page, over whose foot the page's sheet lies. */
  readonly shape?: 'card' | 'cover';
};

/**
 * Slides in a row that the browser scrolls and snaps, also before any script has come. Hydrated it turns by
 * itself, and waits while somebody touches it, points at it, or has the focus in it.
 */
export function Carousel({ slides, words, autoplayMs, shape = 'card' }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  const [hasFocus, setHasFocus] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const hasMany = slides.length > 1;
  const { selected, show, ...row } = useSlides(viewport, slides.length);
  const [wasServed] = useState(!isHydrated);
  useAutoplay(viewport, {
    wasServed,
    isPlaying: hasMany && isPlaying && !hasFocus && !isPointedAt,
    everyMs: autoplayMs,
    selected,
    onTurn: () => show(selected + 1),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    // The browser would scroll a little way on its own.
    event.preventDefault();
    show(selected + step);
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
        {...row}
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
        // What scrolls must be reached by a keyboard, also where no slide is a link.
        tabIndex={hasMany ? 0 : undefined}
        className="no-scrollbar snap-x snap-mandatory overflow-x-auto focus-visible:-outline-offset-2"
      >
        <div className="flex">
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not of fields
            <div
              key={slide.id}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(position + 1, slides.length)}
              // Without a script all of them have to be usable.
              inert={isHydrated && position !== selected}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start snap-always"
            >
              <NearSlide
                isNear={position === selected || position === (selected + 1) % slides.length}
              >
                {slide.content}
              </NearSlide>
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
            onSelect={show}
            onPlaying={setIsPlaying}
          />
        </div>
      )}
    </section>
  );
}

const subscribeToNothing = () => () => {};
