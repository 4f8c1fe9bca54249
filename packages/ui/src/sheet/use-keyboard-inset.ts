import { useEffect } from 'react';

/**
 * iOS lays its keyboard over the page, where others make the page lower as it was told to. Says as
 * `--keyboard` how much of the screen's foot is covered, so that what stands there can rise.
 */
export function useKeyboardInset(isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const { style } = document.documentElement;
    const follow = () => {
      // Whoever zooms in sees a part of the page as well, and no keyboard.
      const covered = innerHeight - viewport.height - viewport.offsetTop;
      const inset = viewport.scale === 1 ? Math.max(0, covered) : 0;
      style.setProperty('--keyboard', `${inset}px`);
    };
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      style.removeProperty('--keyboard');
    };
  }, [isOpen]);
}
