import { useEffect } from 'react';
import { usePlay } from './instant-hooks.ts';

const INTERACTIVE = 'button, input, select, textarea, a, summary, dialog';

/** Space and Enter play, or shorten the show, wherever the focus is not on a control of its own. */
export function useKeys(): void {
  const play = usePlay();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (event.repeat || event.isComposing || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(INTERACTIVE)) return;
      event.preventDefault();
      if (play.isFree) void play.play();
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
