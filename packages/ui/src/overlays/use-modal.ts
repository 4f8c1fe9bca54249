import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { tellModalOpened } from './modal-openings.ts';

type ModalState = {
  readonly isOpen: boolean;
  /** Closed, and its transition has ended. */
  readonly onGone?: (() => void) | undefined;
};

/** Opens and closes a dialog element as `isOpen` says, and tells when it is gone. */
export function useModal(element: RefObject<HTMLDialogElement | null>, state: ModalState): void {
  const { isOpen } = state;
  const tellGone = useEffectEvent(() => state.onGone?.());

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    showModal(dialog);
    // Also when it is unmounted, because only a dialog that is closed returns the focus.
    return () => dialog.close();
  }, [isOpen, element]);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (isOpen || !dialog) return;
    let isCurrent = true;
    const transitions = dialog.getAnimations().map((transition) => transition.finished);
    void Promise.allSettled(transitions).then(() => isCurrent && tellGone());
    return () => {
      isCurrent = false;
    };
  }, [isOpen, element]);
}

export function showModal(dialog: HTMLDialogElement): void {
  dialog.style.removeProperty('--swiped');
  dialog.style.removeProperty('--swiped-share');
  if (!dialog.open) {
    dialog.showModal();
    // Its title is read first, and no button is pressed by a key that was meant for the page.
    if (dialog.getAttribute('role') !== 'alertdialog') dialog.focus();
  }
  tellModalOpened();
}
