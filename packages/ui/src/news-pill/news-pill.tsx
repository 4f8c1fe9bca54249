import { Icon } from '../icon/icon.tsx';

type NewsPillProps = {
  readonly text: string | undefined;
  readonly onPress: () => void;
};

/**
 * Tells that a list has become longer above, and leaves it to the reader when it changes. It takes no
 * room, so nothing moves when it appears: it stands at the end of a day's heading.
 */
export function NewsPill({ text, onPress }: NewsPillProps) {
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(3.5rem+env(safe-area-inset-top,0px))] z-15 flex h-0 justify-end"
    >
      {text && (
        <button
          type="button"
          className="hit fill-gold pointer-events-auto mt-0.5 flex h-8 animate-rise items-center gap-1 rounded-pill pr-3.5 pl-2.5 font-bold text-sm shadow-lift active:scale-[0.97]"
          onClick={onPress}
        >
          <Icon name="chevron-up" className="size-4.5" />
          {text}
        </button>
      )}
    </div>
  );
}
