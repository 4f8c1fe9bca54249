import { type ReactNode, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { marqueeTiming } from './marquee-timing.ts';

export type MarqueeItem = { readonly id: string; readonly content: ReactNode };

type MarqueeProps = {
  readonly items: readonly MarqueeItem[];
  readonly label: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly icon?: IconName;
  readonly framesPerSecond?: number;
  readonly pixelsPerSecond?: number;
};

/**
 * News that walk by, and stop for focus or for their own visible button. Who wants less motion
 * reads all of them at once, one below the other.
 */
export function Marquee(props: MarqueeProps) {
  const { items, label, icon = 'megaphone', framesPerSecond = 30, pixelsPerSecond = 45 } = props;
  const [isPaused, setIsPaused] = useState(false);
  const [strip, width] = useWidth();
  const animation = marqueeTiming({ width, pixelsPerSecond, framesPerSecond });
  return (
    <section
      aria-label={label}
      className="surface group flex min-h-11 items-center gap-2.5 rounded-field pl-3.5 text-muted text-sm"
    >
      <Icon name={icon} className="size-4.5 text-gold-text" />
      <div className="no-scrollbar mask-r-from-90% contain-inline-size flex min-w-0 flex-1 overflow-hidden motion-reduce:mask-none motion-reduce:py-2.5">
        {[false, true].map((isEcho) => (
          <div
            key={String(isEcho)}
            ref={isEcho ? undefined : strip}
            aria-hidden={isEcho || undefined}
            inert={isEcho}
            style={{ animation }}
            className={joinClasses(
              'flex min-w-full shrink-0 gap-10 whitespace-nowrap pr-10',
              'group-focus-within:[animation-play-state:paused]! motion-reduce:animate-none!',
              isPaused && '[animation-play-state:paused]!',
              'motion-reduce:shrink motion-reduce:flex-col motion-reduce:gap-1 motion-reduce:whitespace-normal',
              isEcho && 'motion-reduce:hidden',
            )}
          >
            {items.map((item) => (
              <span key={item.id}>{item.content}</span>
            ))}
          </div>
        ))}
      </div>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center hover:text-text motion-reduce:hidden"
        aria-label={isPaused ? props.playLabel : props.pauseLabel}
        onClick={() => setIsPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play-filled' : 'pause-filled'} className="size-4" />
      </button>
    </section>
  );
}

/** The animation's length follows from the strip's width, which only the browser knows. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(entry?.borderBoxSize[0]?.inlineSize ?? 0),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
