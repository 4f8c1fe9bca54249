import { useId } from 'react';
import { ServedDialog, type ServedDialogProps } from '../overlays/served-dialog.tsx';
import { PANEL, SheetContent, type SheetContentProps } from './sheet-content.tsx';

type ServedSheetProps = ServedDialogProps &
  Pick<SheetContentProps, 'title' | 'closeLabel' | 'children'>;

/** A sheet that stands in the document, closed, and all of its children with it. */
export function ServedSheet({ id, isOpen, onOpen, onClose, ...content }: ServedSheetProps) {
  const titleId = useId();
  return (
    <ServedDialog {...{ id, isOpen, onOpen, onClose }} labelledBy={titleId}>
      {(leave) => (
        <div className={`panel-from-foot flex ${PANEL}`}>
          <SheetContent {...content} titleId={titleId} onClose={leave} />
        </div>
      )}
    </ServedDialog>
  );
}
