import { useEffect, useRef, useState } from 'react';

/** Focuses the first field that is wrong, in the order in which they stand, once it says so. */
export function useFocusFirstInvalid() {
  const element = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(0);
  useEffect(() => {
    if (wish > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wish]);
  return { element, focusFirstInvalid: () => setWish((count) => count + 1) };
}
