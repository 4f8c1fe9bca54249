import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useBackCloses } from '../overlays/use-back-closes.ts';

type PopupProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Stands above the title from edge to edge. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  /** What to do next, in sight below what scrolls. */
  readonly footer: ReactNode;
  /** Only what stands in the footer closes it: no cross, no tap beside it, no Escape. */
  readonly isHeld?: boolean;
};

/** A card in the middle of the screen that comes by itself, says one thing, and is easy to leave. */
export function Popup(props: PopupProps) {
  const { isOpen, onClose, title, closeLabel, picture, children, footer, isHeld = false } = props;
  const card = useRef<HTMLDivElement>(null);
  const leave = () => isHeld || onClose();
  useBackCloses(isOpen, leave);
  return (
    <Dialog.Root
      open={isOpen}
      disablePointerDismissal={isHeld}
      onOpenChange={(isWanted) => !isWanted && leave()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={card}
          // Nobody asked for it: its button must not be pressed by a key that was meant for the page.
          initialFocus={card}
          className="fixed inset-0 z-40 m-auto flex h-fit max-h-[calc(100dvh-3rem)] w-[min(20.5rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-sheet bg-overlay shadow-overlay outline-none transition duration-200 ease-out data-ending-style:scale-95 data-starting-style:scale-95 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            {picture}
            <div className="grid gap-2 px-5 pt-4 pb-1">
              <Dialog.Title className="text-balance text-xl">{title}</Dialog.Title>
              {children}
            </div>
          </div>
          <div className="shrink-0 px-5 pt-3 pb-5">{footer}</div>
          {!isHeld && (
            <Dialog.Close
              aria-label={closeLabel}
              className="absolute top-0 right-0 grid size-13 place-items-center text-white"
            >
              <span className="grid size-8 place-items-center rounded-pill bg-black/55">
                <Icon name="x" className="size-4.5" />
              </span>
            </Dialog.Close>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
