import type { ReactNode } from 'react';

type RecordFrameProps = {
  /** What the record can be narrowed by. */
  readonly filters: ReactNode;
  readonly children: ReactNode;
  /** In sight over the bottom menu, also under a short list. */
  readonly totals: ReactNode;
};

/** The room of a record: as high as the screen leaves between header and bottom menu, or higher. */
export function RecordFrame({ filters, children, totals }: RecordFrameProps) {
  return (
    <div className="flex min-h-[calc(100dvh-3.5rem-56px-env(safe-area-inset-top,0px)-env(safe-area-inset-bottom,0px))] flex-col">
      <div className="grid grid-cols-1 gap-3 px-4 pt-3 pb-2">{filters}</div>
      <div className="px-4">{children}</div>
      {totals}
    </div>
  );
}
