import type { ReactNode } from 'react';
import { ModalHead } from '../overlays/modal-head.tsx';
import { useSwipeAway } from '../overlays/use-swipe-away.ts';

export const PANEL =
  'fixed inset-x-0 top-auto bottom-(--keyboard,0px) mx-auto max-h-[calc(100dvh-3rem-var(--keyboard,0px))] w-full max-w-[480px] flex-col overflow-hidden rounded-t-sheet bg-overlay shadow-overlay';

export type SheetContentProps = {
  readonly titleId: string;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls, in reach of the thumb. */
  readonly footer?: ReactNode;
  /** Nothing but what stands in its footer closes it: no stray tap, key or swipe. */
  readonly isFirm?: boolean;
};

/** What fills the panel of a sheet. */
export function SheetContent({ children, footer, isFirm = false, ...head }: SheetContentProps) {
  const swipe = useSwipeAway('down', head.onClose);
  return (
    <>
      {isFirm ? (
        <h2 id={head.titleId} className="shrink-0 px-5 pt-6 pb-3 text-lg">
          {head.title}
        </h2>
      ) : (
        <div className="shrink-0 touch-none px-5 pt-2.5" {...swipe}>
          <div aria-hidden="true" className="mx-auto h-1.5 w-11 rounded-pill bg-edge/60" />
          <div className="flex min-h-14 items-center gap-2">
            <ModalHead {...head} />
          </div>
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
      {footer && <div className="shrink-0 px-5 pt-3 pb-4">{footer}</div>}
      <div className="safe-bottom shrink-0" />
    </>
  );
}
