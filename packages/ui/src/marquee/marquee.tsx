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
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly icon?: IconName;
  readonly framesPerSecond?: number;
  readonly pixelsPerSecond?: number;
};

/**
 * News that walk by, and stop for focus or for their own visible button. Who wants less motion reads
 * one at a time in the same line, and turns it with a finger or the buttons at its ends.
 */
export function Marquee(props: MarqueeProps) {
  const { items, label, icon = 'megaphone', framesPerSecond = 30, pixelsPerSecond = 45 } = props;
  const [isPaused, setIsPaused] = useState(false);
  const [strip, width] = useWidth();
  const line = useRef<HTMLDivElement>(null);
  const hasMany = items.length > 1;
  const turn = (steps: 1 | -1) => line.current && turnLine(line.current, steps);
  const animation = marqueeTiming({ width, pixelsPerSecond, framesPerSecond });
  return (
    <section
      aria-label={label}
      className={joinClasses(
        'surface group flex min-h-11 items-center gap-2.5 rounded-field pl-3.5 text-muted text-sm',
        hasMany && 'motion-reduce:gap-0 motion-reduce:pl-0',
      )}
    >
      <Icon
        name={icon}
        className={joinClasses('size-4.5 text-gold-text', hasMany && 'motion-reduce:hidden')}
      />
      {hasMany && <Turn icon="chevron-left" label={props.previousLabel} onPress={() => turn(-1)} />}
      <div
        ref={line}
        className="no-scrollbar mask-r-from-90% contain-inline-size flex min-w-0 flex-1 overflow-hidden motion-reduce:mask-none motion-reduce:snap-x motion-reduce:snap-mandatory motion-reduce:overflow-x-auto"
      >
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
              'motion-reduce:w-full motion-reduce:gap-0 motion-reduce:pr-0',
              isEcho && 'motion-reduce:hidden',
            )}
          >
            {items.map((item) => (
              <span
                key={item.id}
                className="motion-reduce:w-full motion-reduce:shrink-0 motion-reduce:snap-start motion-reduce:truncate"
              >
                {item.content}
              </span>
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
      {hasMany && <Turn icon="chevron-right" label={props.nextLabel} onPress={() => turn(1)} />}
    </section>
  );
}

type TurnProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
};

/** There only for those who want less motion. */
const Turn = ({ icon, label, onPress }: TurnProps) => (
  <button
    type="button"
    className="hidden size-11 shrink-0 place-items-center hover:text-text motion-reduce:grid"
    aria-label={label}
    onClick={onPress}
  >
    <Icon name={icon} className="size-4.5" />
  </button>
);

/** The lines stand side by side, and after the last comes the first. */
function turnLine(line: HTMLElement, steps: 1 | -1): void {
  const count = Math.round(line.scrollWidth / line.clientWidth);
  const position = Math.round(line.scrollLeft / line.clientWidth);
  line.scrollTo({ left: ((position + steps + count) % count) * line.clientWidth });
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
