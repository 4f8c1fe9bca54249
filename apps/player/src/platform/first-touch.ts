const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Fulfilled when somebody first touches the page: code of what a tap may open is asked for now, and not by those who
 * only look.
 */
export const firstTouch: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      const touch = () => {
        for (const sign of SIGNS) removeEventListener(sign, touch, true);
        resolve();
      };
      for (const sign of SIGNS) addEventListener(sign, touch, { capture: true, passive: true });
      // Somebody was quicker than the scripts.
      if (document.querySelector('dialog[open]')) touch();
    });
