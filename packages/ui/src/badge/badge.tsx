import { joinClasses } from '../classes/join-classes.ts';
import { capCount } from './cap-count.ts';

type BadgeProps = {
  readonly count: number;
  /** The largest number shown as it is; above it stands the number with a plus. */
  readonly max?: number;
  readonly className?: string | undefined;
};

/** A count of unread things. Draws nothing for nothing; the words belong to what it sits on. */
export function Badge({ count, max = 99, className }: BadgeProps) {
  const text = capCount(count, max);
  if (!text) return null;
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'numerals grid h-[1.125rem] min-w-[1.125rem] animate-pop place-items-center rounded-pill',
        'bg-danger px-1.5 font-bold text-2xs text-on-danger leading-none',
        className,
      )}
    >
      {text}
    </span>
  );
}
