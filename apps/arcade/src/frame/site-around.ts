import { isSiteNews } from '@maneki/contract/house/frame';
import type { FramePlay } from './frame-play.ts';
import { createObservable } from './observable.ts';

/** Whether the page around the game minds time and limits: then the game does not say it a second time. */
export const siteAround = createObservable({ isMinding: false });

/** Hears the page around the game. Answers what ends it. */
export function hearSite(play: FramePlay): () => void {
  const hear = ({ data, source }: MessageEvent<unknown>) => {
    if (source !== window.parent || source === window || !isSiteNews(data)) return;
    if (data.type === 'site.here') siteAround.set({ isMinding: true });
    else play.pause();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
