import { useId, useRef } from 'react';
import { LiveRegions } from '../overlays/live-regions.tsx';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { hidePopover, usePopover } from '../overlays/use-popover.ts';
import { DrawerContent, type DrawerContentProps, PANEL } from './drawer-content.tsx';

type ServedDrawerProps = Omit<DrawerContentProps, 'titleId'> & {
  /** For a button with `popovertarget`, which opens it also before the page is hydrated. */
  readonly id: string;
  readonly isOpen: boolean;
  /** Such a button has opened it: `isOpen` has to become true. */
  readonly onOpen: () => void;
};

/**
 * A drawer that stands in the document, closed, where it is rendered, and all of its children with it. It lies over the
 * whole screen, so that no tap beside its panel reaches the page.
 */
export function ServedDrawer({ id, isOpen, onOpen, onClose, ...content }: ServedDrawerProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const leave = () => {
    if (element.current) hidePopover(element.current);
    onClose();
  };
  useBackCloses(isOpen, onClose);
  usePopover(element, { isOpen, onOpen, onClose });
  return (
    <dialog
      ref={element}
      id={id}
      popover="auto"
      aria-modal="true"
      aria-labelledby={titleId}
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
      <div className={`panel-from-right ${PANEL}`}>
        <DrawerContent {...content} titleId={titleId} onClose={leave} />
      </div>
      {isOpen && <LiveRegions />}
    </dialog>
  );
}
