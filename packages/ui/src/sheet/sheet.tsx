import { type ReactNode, useId } from 'react';
import { Modal } from '../overlays/modal.tsx';
import { ModalHead } from '../overlays/modal-head.tsx';
import { useSwipeAway } from '../overlays/use-swipe-away.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

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
  /** Nothing but what stands in its footer closes it: no stray tap, key or swipe. */
  readonly isFirm?: boolean;
};

const stay = () => {};

/** Rises from the foot of the screen. Dragging it away by its head is one way out; the button is the other. */
export function Sheet(props: SheetProps) {
  const { isOpen, title, closeLabel, children, footer, hasAddress = false, isFirm = false } = props;
  const onClose = isFirm ? stay : props.onClose;
  const titleId = useId();
  const swipe = useSwipeAway('down', onClose);
  useKeyboardInset(isOpen);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      hasAddress={hasAddress}
      labelledBy={titleId}
      className="modal-from-foot fixed inset-x-0 top-auto bottom-(--keyboard,0px) mx-auto max-h-[calc(100dvh-3rem-var(--keyboard,0px))] w-full max-w-[480px] flex-col overflow-hidden rounded-t-sheet bg-overlay shadow-overlay open:flex"
    >
      {isFirm ? (
        <h2 id={titleId} className="shrink-0 px-5 pt-6 pb-3 text-lg">
          {title}
        </h2>
      ) : (
        <div className="shrink-0 touch-none px-5 pt-2.5" {...swipe}>
          <div aria-hidden="true" className="mx-auto h-1.5 w-11 rounded-pill bg-edge/60" />
          <div className="flex min-h-14 items-center gap-2">
            <ModalHead titleId={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
          </div>
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
      {footer && <div className="shrink-0 px-5 pt-3 pb-4">{footer}</div>}
      <div className="safe-bottom shrink-0" />
    </Modal>
  );
}
