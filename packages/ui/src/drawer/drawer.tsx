import { useId } from 'react';
import { Modal } from '../overlays/modal.tsx';
import { DrawerContent, type DrawerContentProps, PANEL } from './drawer-content.tsx';

type DrawerProps = Omit<DrawerContentProps, 'titleId'> & { readonly isOpen: boolean };

/** A panel at the right side, which is mounted while it is open. */
export function Drawer({ isOpen, onClose, ...content }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className={`modal-from-right ${PANEL}`}
    >
      <DrawerContent {...content} titleId={titleId} onClose={onClose} />
    </Modal>
  );
}
