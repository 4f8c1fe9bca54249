import { useId } from 'react';
import { ServedDialog, type ServedDialogProps } from '../overlays/served-dialog.tsx';
import { DrawerContent, type DrawerContentProps, PANEL } from './drawer-content.tsx';

type ServedDrawerProps = ServedDialogProps & Omit<DrawerContentProps, 'titleId' | 'onClose'>;

/** A drawer that stands in the document, closed, and all of its children with it. */
export function ServedDrawer({ id, isOpen, onOpen, onClose, ...content }: ServedDrawerProps) {
  const titleId = useId();
  return (
    <ServedDialog {...{ id, isOpen, onOpen, onClose }} labelledBy={titleId}>
      {(leave) => (
        <div className={`panel-from-right ${PANEL}`}>
          <DrawerContent {...content} titleId={titleId} onClose={leave} />
        </div>
      )}
    </ServedDialog>
  );
}
