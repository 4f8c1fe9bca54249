import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx';

/**
 * A modal whose content is mounted only while it is open or on its way out. It stands at the end of the
 * body: a form around the component that opens it is not a form around its fields.
 */
export function Modal(props: Omit<ModalFrameProps, 'onGone'>) {
  const { isOpen } = props;
  const [isMounted, setIsMounted] = useState(false);
  // In an effect, because a page that is open at this modal's address is rendered by a server too.
  useLayoutEffect(() => {
    if (isOpen) setIsMounted(true);
  }, [isOpen]);
  if (!isMounted) return null;
  return createPortal(<ModalFrame {...props} onGone={() => setIsMounted(false)} />, document.body);
}
