import { useEffect } from 'react';
import type { Play } from './play.ts';

const INTERACTIVE = 'button, input, select, textarea, a, summary, dialog';

/** Space and Enter spin, or shorten the show, wherever the focus is not on a control of its own. */
export function useKeys(play: Play): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (event.repeat || event.isComposing || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(INTERACTIVE)) return;
      event.preventDefault();
      if (play.isFree) void play.spin();
      else play.hurry();
    };
    const onVisibility = () => {
      if (document.hidden) play.stopAutoplay('hidden');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [play]);
}
