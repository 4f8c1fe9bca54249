import { joinClasses } from '../classes/join-classes.ts';

type SkeletonProps = {
  /** The size and form of what will stand here, so that nothing jumps when it comes. */
  readonly className?: string;
};

export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'relative block overflow-hidden rounded-card bg-sheen',
        'after:absolute after:inset-0 after:animate-shimmer after:bg-linear-to-r',
        'after:from-transparent after:via-sheen after:to-transparent',
        className,
      )}
    />
  );
}

/** Lines of text to come; the last one is shorter, as the last line of a paragraph is. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton
          key={line}
          className={joinClasses('h-3.5 rounded-pill', line === lines - 1 && 'w-3/5')}
        />
      ))}
    </span>
  );
}
