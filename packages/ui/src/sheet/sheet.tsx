import { useId } from 'react';
import { Modal } from '../overlays/modal.tsx';
import { PANEL, SheetContent, type SheetContentProps } from './sheet-content.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';

type SheetProps = Omit<SheetContentProps, 'titleId'> & {
  readonly isOpen: boolean;
  /** The address says whether it is open: then a step back is the router's, and closes it as well. */
  readonly hasAddress?: boolean;
};

const stay = () => {};

/** Rises from the foot of the screen. Dragging it away by its head is one way out; the button is the other. */
export function Sheet({ isOpen, hasAddress = false, ...content }: SheetProps) {
  const onClose = content.isFirm ? stay : content.onClose;
  const titleId = useId();
  useKeyboardInset(isOpen);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      hasAddress={hasAddress}
      labelledBy={titleId}
      className={`modal-from-foot open:flex ${PANEL}`}
    >
      <SheetContent {...content} titleId={titleId} onClose={onClose} />
    </Modal>
  );
}
