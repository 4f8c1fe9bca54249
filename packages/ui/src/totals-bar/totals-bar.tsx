import { joinClasses } from '../classes/join-classes.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

export type Total = {
  readonly label: string;
  /** Already written for reading. Undefined until it is known. */
  readonly text: string | undefined;
  readonly tone?: 'gain' | 'plain';
};

type TotalsBarProps = {
  readonly label: string;
  /** How many there are, in words. */
  readonly countText: string | undefined;
  /** What it all comes to. */
  readonly main: Total;
  readonly parts: readonly Total[];
  /** In place of the numbers, when they could not be had. */
  readonly failure?:
    | { readonly text: string; readonly retryText: string; readonly onRetry: () => void }
    | undefined;
};

/** What a record comes to, in sight over the bottom menu however long the list is. */
export function TotalsBar({ label, countText, main, parts, failure }: TotalsBarProps) {
  return (
    <section
      aria-label={label}
      aria-busy={!failure && main.text === undefined}
      className="bar sticky bottom-[calc(56px+env(safe-area-inset-bottom,0px))] z-10 mt-auto grid min-h-[5.25rem] content-center gap-1 border-line border-t px-4 py-2"
    >
      {failure ? (
        <p role="alert" className="flex items-center justify-between gap-3 text-sm">
          <span className="text-muted">{failure.text}</span>
          <button
            type="button"
            className="-mr-2 min-h-11 shrink-0 px-2 font-bold text-gold-text"
            onClick={failure.onRetry}
          >
            {failure.retryText}
          </button>
        </p>
      ) : (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-muted text-xs">{countText ?? <Waiting className="w-16" />}</p>
            <dl>
              <Pair total={main} className="font-bold text-base" />
            </dl>
          </div>
          <dl className="flex flex-wrap justify-between gap-x-4 max-[359px]:grid max-[359px]:grid-cols-1 min-[360px]:*:last:text-right">
            {parts.map((part) => (
              <Pair key={part.label} total={part} className="font-semibold text-xs" isStacked />
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** Side by side with its label where there is no room for three of them in a line. */
const STACKED = 'max-[359px]:flex max-[359px]:items-baseline max-[359px]:justify-between';

type PairProps = {
  readonly total: Total;
  readonly className: string;
  readonly isStacked?: boolean;
};

function Pair({ total, className, isStacked = false }: PairProps) {
  return (
    <div className={isStacked ? STACKED : 'flex flex-wrap items-baseline gap-x-1.5'}>
      <dt className={`text-muted ${isStacked ? 'text-2xs' : 'text-xs'}`}>{total.label}</dt>
      <dd
        className={joinClasses('numerals', className, total.tone === 'gain' && 'text-success-text')}
      >
        {total.text ?? <Waiting className="w-18" />}
      </dd>
    </div>
  );
}

function Waiting({ className }: { readonly className: string }) {
  return (
    <span className="inline-flex align-middle">
      <Skeleton className={`h-3 rounded-pill ${className}`} />
    </span>
  );
}
