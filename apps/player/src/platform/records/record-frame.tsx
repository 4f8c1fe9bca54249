import type { ReactNode } from 'react';
import { DemoNote } from '../money/demo-note.tsx';
import { PeriodControl } from './period-control.tsx';
import { PeriodMessage } from './period-message.tsx';
import type { RecordPeriod } from './use-record-period.ts';

type RecordFrameProps = {
  readonly shown: RecordPeriod;
  /** What is said before anything else. */
  readonly lead?: ReactNode;
  /** What the record can be narrowed by, beside its period. */
  readonly filters?: ReactNode;
  /** The list, where the period can be shown. */
  readonly children: ReactNode;
  /** In sight over the bottom menu, also under a short list. */
  readonly totals: ReactNode;
};

/**
 * The page of a record: as high as the screen leaves between header and bottom menu, or higher. A record is
 * its queries (`createRecord`), its filters in the address (`useAddressFilters`), a `RecordList` with a
 * component for a row, and `RecordTotals`.
 */
export function RecordFrame({ shown, lead, filters, children, totals }: RecordFrameProps) {
  return (
    <div className="flex min-h-[calc(100dvh-3.5rem-56px-env(safe-area-inset-top,0px)-env(safe-area-inset-bottom,0px))] flex-col">
      <div className="grid grid-cols-1 gap-3 px-4 pt-3 pb-2">
        <DemoNote />
        {lead}
        <PeriodControl shown={shown} />
        {filters}
      </div>
      <div className="px-4">{shown.isShown ? children : <PeriodMessage shown={shown} />}</div>
      {shown.isShown && totals}
    </div>
  );
}
