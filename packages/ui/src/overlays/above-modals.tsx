import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { listenForModals } from './modal-openings.ts';

type AboveModalsProps = { readonly className: string; readonly children: ReactNode };

/**
 * Lies above everything, open modals included. It cannot be operated while there is one, because all
 * outside of a modal is inert. Browsers without popovers show it above the page only.
 */
export function AboveModals({ className, children }: AboveModalsProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const raise = () => {
      element.current?.hidePopover?.();
      element.current?.showPopover?.();
    };
    raise();
    return listenForModals(raise);
  }, []);
  return (
    <div
      ref={element}
      popover="manual"
      aria-hidden="true"
      className={joinClasses('fixed z-60 h-auto w-full bg-transparent text-text', className)}
    >
      {children}
    </div>
  );
}
