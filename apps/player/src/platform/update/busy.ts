import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** How much is under way on this page that a reload would lose: games, and forms that are half filled in. */
export const useBusyCount = create<number>(() => 0);

/** Says that something is under way; answers what ends it, once. */
export function holdBusy(): () => void {
  let isHeld = true;
  useBusyCount.setState((count) => count + 1, true);
  return () => {
    if (isHeld) useBusyCount.setState((count) => count - 1, true);
    isHeld = false;
  };
}

/** As long as a part of the page is there, the page is busy. */
export function useBusy(): void {
  useEffect(holdBusy, []);
}

/** For a form: it is told after each change whether anything stands in it, and ends with the form. */
export function useBusyForm(): (isFilled: boolean) => void {
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  return (isFilled) => {
    if (isFilled === (release.current !== undefined)) return;
    release.current?.();
    release.current = isFilled ? holdBusy() : undefined;
  };
}
