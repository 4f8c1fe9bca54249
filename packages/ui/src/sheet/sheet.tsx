import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useBackCloses } from '../overlays/use-back-closes.ts';

type SheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls, in reach of the thumb. */
  readonly footer?: ReactNode;
  /** The address says whether it is open: then a step back is the router's, and closes it as well. */
  readonly hasAddress?: boolean;
};

/** Rises from the foot of the screen. Dragging it away is one way out; the button is the other. */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, closeLabel, children, footer, hasAddress = false } = props;
  useBackCloses(isOpen && !hasAddress, onClose);
  return (
    <Drawer.Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-300 ease-sheet data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
            <Drawer.Popup className="after:-z-1 relative flex max-h-[calc(100dvh-3rem)] w-full max-w-[480px] translate-y-(--drawer-swipe-movement-y) flex-col rounded-t-sheet bg-overlay shadow-overlay outline-none transition-transform duration-300 ease-sheet after:absolute after:inset-x-0 after:top-full after:h-24 after:bg-overlay data-ending-style:translate-y-full data-starting-style:translate-y-full data-swiping:select-none data-swiping:duration-0">
              <div className="shrink-0 touch-none px-5 pt-2.5">
                <div aria-hidden="true" className="mx-auto h-1.5 w-11 rounded-pill bg-edge/60" />
                <div className="flex min-h-14 items-center gap-2">
                  <Drawer.Title className="min-w-0 flex-1 text-lg">{title}</Drawer.Title>
                  <Drawer.Close
                    aria-label={closeLabel}
                    className="-mr-2 grid size-11 shrink-0 place-items-center rounded-pill text-muted hover:text-text"
                  >
                    <Icon name="x" />
                  </Drawer.Close>
                </div>
              </div>
              <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
                {children}
              </Drawer.Content>
              {footer && <div className="shrink-0 px-5 pt-3 pb-4">{footer}</div>}
              <div className="safe-bottom shrink-0" />
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
}
