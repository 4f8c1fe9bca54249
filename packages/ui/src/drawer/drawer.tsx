import { type ReactNode, useId } from 'react';
import { Modal } from '../overlays/modal.tsx';
import { ModalFrame } from '../overlays/modal-frame.tsx';
import { ModalHead } from '../overlays/modal-head.tsx';
import { useSwipeAway } from '../overlays/use-swipe-away.ts';

type DrawerProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Above the title, such as the merchant's logo or the player's card. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
  /**
   * With an id it stands in the document, closed, where it is rendered, and all of its children with it:
   * a button with `commandfor` and `command="show-modal"` opens it before the page is hydrated.
   */
  readonly id?: string;
  /** Such a button has opened it: `isOpen` has to become true. */
  readonly onOpen?: () => void;
};

/** The menu at the right side. On a wide screen it opens inside the phone column. */
export function Drawer({ id, isOpen, onClose, onOpen, ...content }: DrawerProps) {
  const titleId = useId();
  const frame = {
    isOpen,
    onClose,
    labelledBy: titleId,
    className:
      'modal-from-right fixed inset-y-0 right-[max(0px,calc(50%-240px))] left-auto h-dvh max-h-none w-[min(20rem,86vw)] overflow-y-auto overscroll-contain rounded-l-sheet bg-overlay shadow-overlay',
    children: <DrawerContent {...content} titleId={titleId} onClose={onClose} />,
  };
  return id ? <ModalFrame id={id} onOpen={onOpen} {...frame} /> : <Modal {...frame} />;
}

type DrawerContentProps = Omit<DrawerProps, 'id' | 'isOpen' | 'onOpen'> & {
  readonly titleId: string;
};

function DrawerContent({ header, children, ...head }: DrawerContentProps) {
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
