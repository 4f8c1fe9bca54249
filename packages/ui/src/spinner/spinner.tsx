import { joinClasses } from '../classes/join-classes.ts';

type SpinnerProps = { readonly label: string; readonly className?: string | undefined };

/** Appears only after 400 ms: most answers are there sooner, and a flicker looks like trouble. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span
      role="status"
      className={joinClasses('relative inline-flex animate-appear-late', className)}
    >
      <SpinnerRing className="size-7" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The bare ring, without words and without waiting, for a control that is already busy. */
export function SpinnerRing({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-block animate-turn rounded-pill border-[2.5px] border-current border-r-transparent',
        className,
      )}
    />
  );
}
