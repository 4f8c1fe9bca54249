import { whenIdle } from '#platform/when-idle.ts';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

let wanted: Promise<void> | undefined;

/**
 * Fulfilled once the page stands and the browser has time, or sooner when somebody touches it: until
 * then what lies below the first screen can be read, but need not answer.
 */
export function whenWanted(): Promise<void> {
  wanted ??= new Promise((resolve) => {
    const settle = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, settle, true);
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, settle, { capture: true, passive: true });
    whenIdle(() => {
      settle();
      return () => {};
    });
  });
  return wanted;
}
