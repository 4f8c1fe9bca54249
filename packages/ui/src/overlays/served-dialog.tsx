import { type ReactNode, useRef } from 'react';
import { LiveRegions } from './live-regions.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { hidePopover, usePopover } from './use-popover.ts';

export type ServedDialogProps = {
  /** For a button with `popovertarget`, which opens it also before the page is hydrated. */
  readonly id: string;
  readonly isOpen: boolean;
  /** Such a button has opened it: `isOpen` has to become true. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

type ServedFrameProps = ServedDialogProps & {
  readonly labelledBy: string;
  /** Renders its panel; handed what closes it. */
  readonly children: (leave: () => void) => ReactNode;
};

/**
 * A dialog that stands in the document, closed, where it is rendered, and its panel with it. It lies over the whole
 * screen, so that no tap beside its panel reaches the page.
 */
export function ServedDialog({
  id,
  isOpen,
  onOpen,
  onClose,
  labelledBy,
  children,
}: ServedFrameProps) {
  const element = useRef<HTMLDialogElement>(null);
  const leave = () => {
    if (element.current) hidePopover(element.current);
    onClose();
  };
  const entry = useBackCloses(isOpen, leave);
  usePopover(element, { isOpen, entry, onOpen, onClose });
  return (
    <dialog
      ref={element}
      id={id}
      popover="auto"
      aria-modal="true"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="modal fixed inset-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-transparent"
      // It may have been opened before it is hydrated.
      suppressHydrationWarning
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        popoverTarget={id}
        popoverTargetAction="hide"
        className="absolute inset-0 cursor-default"
        onClick={leave}
      />
      {children(leave)}
      {isOpen && <LiveRegions />}
    </dialog>
  );
}
