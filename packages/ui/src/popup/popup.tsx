import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Modal } from '../overlays/modal.tsx';

type PopupProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Stands above the title from edge to edge. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  /** What to do next, in sight below what scrolls. */
  readonly footer: ReactNode;
  /** Only what stands in the footer closes it: no cross, no tap beside it, no Escape. */
  readonly isHeld?: boolean;
};

/** A card in the middle of the screen that comes by itself, says one thing, and is easy to leave. */
export function Popup(props: PopupProps) {
  const { isOpen, onClose, title, closeLabel, picture, children, footer, isHeld = false } = props;
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isHeld={isHeld}
      labelledBy={titleId}
      className="modal-from-middle fixed inset-0 m-auto h-fit max-h-[calc(100dvh-3rem)] w-[min(20.5rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-sheet bg-overlay shadow-overlay open:flex"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {picture}
        <div className="grid gap-2 px-5 pt-4 pb-1">
          <h2 id={titleId} className="text-balance text-xl">
            {title}
          </h2>
          {children}
        </div>
      </div>
      <div className="shrink-0 px-5 pt-3 pb-5">{footer}</div>
      {!isHeld && (
        <button
          type="button"
          aria-label={closeLabel}
          className="absolute top-0 right-0 grid size-13 place-items-center text-white"
          onClick={onClose}
        >
          <span className="grid size-8 place-items-center rounded-pill bg-black/55">
            <Icon name="x" className="size-4.5" />
          </span>
        </button>
      )}
    </Modal>
  );
}
