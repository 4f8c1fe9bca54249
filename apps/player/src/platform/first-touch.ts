const SIGNS = ['pointerdown', 'keydown'] as const;

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Fulfilled when somebody first touches the page: code of what a tap may open is asked for now, and not by those who
 * only look.
 */
export const firstTouch: Promise<void> = promise;

/** Also for who does something by other means, such as a list that the system itself opens. */
export function noteTouch(): void {
  for (const sign of SIGNS) removeEventListener(sign, noteTouch, true);
  resolve();
}

if (!import.meta.env.SSR) {
  for (const sign of SIGNS) addEventListener(sign, noteTouch, { capture: true, passive: true });
  // Somebody was quicker than the scripts.
  if (document.querySelector('dialog[open]')) noteTouch();
}
