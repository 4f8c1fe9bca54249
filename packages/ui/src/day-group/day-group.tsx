import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';

type DayGroupProps = {
  readonly heading: ReactNode;
  readonly children: ReactNode;
};

const HEADING =
  'bar -mx-4 sticky top-[calc(3.5rem+env(safe-area-inset-top,0px))] z-10 flex min-h-9 items-center px-4';

/** What happened on one day; its heading stays under the page's header while the day passes by. */
export function DayGroup({ heading, children }: DayGroupProps) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <h2 className={`${HEADING} font-body font-semibold text-muted text-sm`}>{heading}</h2>
      {children}
    </div>
  );
}

/** The same room, before the day is known. */
export function DayGroupSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span className="flex min-h-9 items-center">
        <Skeleton className="h-3.5 w-28 rounded-pill" />
      </span>
      {children}
    </div>
  );
}
