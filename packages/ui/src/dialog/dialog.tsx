import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useBackCloses } from '../overlays/use-back-closes.ts';

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
  useBackCloses(isOpen, onCancel);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 min-h-dvh bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-sheet bg-overlay p-6 text-center shadow-overlay outline-none transition duration-200 ease-out data-ending-style:scale-95 data-starting-style:scale-95 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
          {text && (
            <AlertDialog.Description className="mt-2 text-muted">{text}</AlertDialog.Description>
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
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
