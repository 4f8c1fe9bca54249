import { joinClasses } from '../classes/join-classes.ts';
import { Icon } from '../icon/icon.tsx';

export type CarouselWords = {
  readonly label: string;
  /** What a screen reader calls the whole and one part of it: "carousel", "slide". */
  readonly carousel: string;
  readonly slide: string;
  readonly position: (position: number, count: number) => string;
  readonly pause: string;
  readonly play: string;
};

type CarouselControlsProps = {
  readonly count: number;
  readonly selected: number;
  readonly words: CarouselWords;
  readonly isPlaying: boolean;
  readonly onSelect: (position: number) => void;
  readonly onPlaying: (isPlaying: boolean) => void;
};

export function CarouselControls(props: CarouselControlsProps) {
  const { count, selected, words, isPlaying, onSelect, onPlaying } = props;
  const positions = Array.from({ length: count }, (_, position) => position);
  return (
    <>
      <div className="-translate-x-1/2 absolute bottom-0 left-1/2 flex">
        {positions.map((position) => (
          <button
            key={position}
            type="button"
            aria-label={words.position(position + 1, count)}
            aria-current={position === selected}
            className="grid h-11 min-w-7 items-end justify-items-center pb-3"
            onClick={() => onSelect(position)}
          >
            <span
              className={joinClasses(
                'h-1.5 rounded-pill bg-white shadow-[0_0_3px_#000a] transition-all duration-200',
                position === selected ? 'w-4.5' : 'w-1.5 opacity-60',
              )}
            />
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={isPlaying ? words.pause : words.play}
        className="absolute right-0 bottom-0 grid size-11 place-items-center motion-reduce:hidden"
        onClick={() => onPlaying(!isPlaying)}
      >
        <span className="grid size-7 place-items-center rounded-pill bg-black/55 text-white">
          <Icon name={isPlaying ? 'pause-filled' : 'play-filled'} className="size-3.5" />
        </span>
      </button>
    </>
  );
}
