import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Modal } from '../overlays/modal.tsx';

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** Without it the dialog only tells something and has one way out. */
  readonly cancelLabel?: string | undefined;
  readonly isDangerous?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  readonly onConfirm: () => void;
  /** Also the answer of Escape and of Back. */
  readonly onCancel: () => void;
};

/** A question in the middle of the screen that has to be answered. Choices belong in a sheet. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, text, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      className="modal-from-middle fixed inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-sheet bg-overlay p-6 text-center shadow-overlay"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className="mt-2 text-muted">
          {text}
        </p>
      )}
      {children && <div className="mt-4 text-left">{children}</div>}
      <div className="mt-6 flex flex-wrap-reverse gap-3 *:min-w-28 *:flex-1">
        {cancelLabel && (
          <Button kind="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          kind={props.isDangerous ? 'danger' : 'primary'}
          isPending={props.isPending ?? false}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
