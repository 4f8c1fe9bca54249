import type { ReactNode } from 'react';
import { ModalHead } from '../overlays/modal-head.tsx';
import { useSwipeAway } from '../overlays/use-swipe-away.ts';

/** On a wide screen it opens inside the phone column. */
export const PANEL =
  'fixed inset-y-0 right-[max(0px,calc(50%-240px))] left-auto h-dvh max-h-none w-[min(20rem,86vw)] overflow-y-auto overscroll-contain rounded-l-sheet bg-overlay shadow-overlay';

export type DrawerContentProps = {
  readonly titleId: string;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Above the title, such as the merchant's logo or the player's card. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
};

export function DrawerContent({ header, children, ...head }: DrawerContentProps) {
  return (
    <div
      className="safe-top safe-bottom flex min-h-full touch-pan-y touch-pinch-zoom flex-col"
      {...useSwipeAway('right', head.onClose)}
    >
      <div className="px-5 pb-6">
        <div className="flex min-h-16 items-center gap-2">
          <ModalHead {...head} />
        </div>
        {header}
        {children}
      </div>
    </div>
  );
}
