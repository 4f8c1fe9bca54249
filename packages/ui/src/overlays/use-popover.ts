import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { coverPage } from './cover-page.ts';
import { tellModalOpened } from './modal-openings.ts';
import type { BackEntry } from './use-back-closes.ts';

type PopoverState = {
  readonly isOpen: boolean;
  /** What Back takes away instead of the page. */
  readonly entry: BackEntry;
  /** It was opened by the platform, perhaps before it was hydrated. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/**
 * Follows a dialog that a button opens as a popover. The platform alone shows it: a modal would first style the whole
 * page anew, because all of it becomes inert, and a tap on a slow phone would wait for that. So the page is covered,
 * and the components follow, only once the dialog is seen.
 */
export function usePopover(
  element: RefObject<HTMLDialogElement | null>,
  { isOpen, entry, onOpen, onClose }: PopoverState,
): void {
  const uncover = useRef<() => void>(undefined);
  const release = useEffectEvent(() => {
    uncover.current?.();
    uncover.current = undefined;
  });
  const prepare = useEffectEvent((event: Event) => {
    if ((event as ToggleEvent).newState === 'open') entry.enter();
    // What it gives the focus back to must be in reach again.
    else release();
  });
  const follow = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!isShown(dialog)) {
      // Closed before React knew of it.
      if (!isOpen) entry.leave();
      return onClose();
    }
    dialog.style.removeProperty('--swiped');
    dialog.style.removeProperty('--swiped-share');
    // Its title is read first.
    dialog.focus({ preventScroll: true });
    tellModalOpened();
    afterFrame(() => {
      if (isShown(dialog)) uncover.current ??= coverPage(dialog);
    });
    startTransition(onOpen);
  });

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const look = () => follow(dialog);
    if (isShown(dialog)) look();
    // Not by React, which does not listen for it where it hydrates a dialog.
    const lookBefore = (event: Event) => prepare(event);
    dialog.addEventListener('beforetoggle', lookBefore);
    dialog.addEventListener('toggle', look);
    return () => {
      dialog.removeEventListener('beforetoggle', lookBefore);
      dialog.removeEventListener('toggle', look);
      release();
    };
  }, [element]);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    return () => {
      release();
      hidePopover(dialog);
    };
  }, [isOpen, element]);
}

/** Older browsers know no popovers: to them it is a modal. */
export function showWhereNoPopovers(id: string): void {
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (!dialog || knowsPopovers()) return;
  dialog.showModal();
  const tell = () => dialog.dispatchEvent(new Event('toggle'));
  tell();
  dialog.addEventListener('close', tell, { once: true });
}

export function hidePopover(dialog: HTMLDialogElement): void {
  if (knowsPopovers()) dialog.hidePopover();
  else dialog.close();
}

const knowsPopovers = (): boolean => 'popover' in HTMLElement.prototype;

const isShown = (dialog: HTMLDialogElement): boolean =>
  dialog.matches(':is([open], :popover-open)');

const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
