import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
} from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { LiveRegions } from './live-regions.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { showModal, useModal } from './use-modal.ts';

export type ModalFrameProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Closed, and its transition has ended. */
  readonly onGone?: () => void;
  /** An `alertdialog` wants an answer: a tap beside it is none, and its first button has the focus. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Nothing but its content closes it. */
  readonly isHeld?: boolean;
  /** The address says whether it is open: then a step back is the router's. */
  readonly hasAddress?: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/**
 * A native modal dialog that is open while `isOpen` says so. The platform keeps the focus inside, makes
 * the page inert and returns the focus; every way out is told by `onClose`, and the caller decides.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { isOpen, onClose, isHeld = false, role = 'dialog', className } = props;
  const element = useRef<HTMLDialogElement>(null);
  const leave = () => isHeld || onClose();
  useBackCloses(isOpen && !props.hasAddress, leave);
  useModal(element, props);

  const onCancel = (event: SyntheticEvent) => {
    // A file input tells by an event of the same name that no file was chosen.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  // Chromium closes at a second Escape even if `cancel` was prevented, but not if the key was.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (role === 'dialog' && isOnBackdrop(event)) leave();
  };
  /** By a way out that cannot be prevented, such as a second Back on Android. */
  const onClosedByPlatform = () => {
    const dialog = element.current;
    if (!isOpen || !dialog || dialog.open) return;
    if (isHeld) showModal(dialog);
    else onClose();
  };
  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      tabIndex={-1}
      className={joinClasses('modal', className)}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onClose={onClosedByPlatform}
    >
      {props.children}
      {isOpen && <LiveRegions />}
    </dialog>
  );
}

/** The backdrop has no events of its own: they are the dialog's, outside of its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
