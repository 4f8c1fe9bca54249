import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useBackCloses } from '../overlays/use-back-closes.ts';

type DrawerProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Above the title, such as the merchant's logo or the player's card. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
};

/** The menu at the right side. On a wide screen it opens inside the phone column. */
export function Drawer({ isOpen, onClose, title, closeLabel, header, children }: DrawerProps) {
  useBackCloses(isOpen, onClose);
  return (
    <BaseDrawer.Root
      open={isOpen}
      swipeDirection="right"
      onOpenChange={(isWanted) => !isWanted && onClose()}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-300 ease-sheet data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDrawer.Viewport className="fixed inset-0 z-40 mx-auto flex max-w-[480px] justify-end overflow-hidden">
          <BaseDrawer.Popup className="safe-top h-full w-[min(20rem,86vw)] translate-x-(--drawer-swipe-movement-x) overflow-y-auto overscroll-contain rounded-l-sheet bg-overlay shadow-overlay outline-none transition-transform duration-300 ease-sheet data-ending-style:translate-x-full data-starting-style:translate-x-full data-swiping:select-none data-swiping:duration-0">
            <BaseDrawer.Content className="safe-bottom px-5 pb-6">
              <div className="flex min-h-16 items-center gap-2">
                <BaseDrawer.Title className="min-w-0 flex-1 text-lg">{title}</BaseDrawer.Title>
                <BaseDrawer.Close
                  aria-label={closeLabel}
                  className="-mr-2 grid size-11 shrink-0 place-items-center rounded-pill text-muted hover:text-text"
                >
                  <Icon name="x" />
                </BaseDrawer.Close>
              </div>
              {header}
              {children}
            </BaseDrawer.Content>
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}
