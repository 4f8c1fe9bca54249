import type { FrameNews, SiteNews } from '@maneki/contract/house/frame';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playPause } from '#platform/moments/play-pause.ts';
import { readNews } from './frame-news.ts';

/** A game that does not tell when it is ready is shown this long after its page is there. */
const SHOWN_AFTER_LOAD_MS = 1_200;
/** A page that is not there by now is worth loading again. */
const STALLED_AFTER_MS = 15_000;

export type FrameProgress = 'loading' | 'stalled' | 'shown';

type FrameOptions = {
  readonly url: string;
  readonly onNews: (news: FrameNews) => void;
  readonly onProgress: (progress: FrameProgress) => void;
};

/** Follows the frame of one launch: how far it is, and what the game in it says. */
export function useFrame({ url, onNews, onProgress }: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [progress, setProgress] = useState<FrameProgress>('loading');
  const [isLoaded, setIsLoaded] = useState(false);
  const tellGame = (news: SiteNews) => {
    const { origin } = new URL(url, window.location.href);
    frame.current?.contentWindow?.postMessage(news, origin);
  };
  const pause = useEffectEvent(() => tellGame({ type: 'site.pause' }));
  useEffect(() => playPause.listen(() => pause()), []);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin } = new URL(url, window.location.href);
    const news = readNews(event, { window: frame.current?.contentWindow, origin });
    if (news?.type === 'house.ready') {
      tellGame({ type: 'site.here' });
      setProgress('shown');
    } else if (news) onNews(news);
  });

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  useEffect(() => {
    const waitMs = isLoaded ? SHOWN_AFTER_LOAD_MS : STALLED_AFTER_MS;
    const next = isLoaded ? 'shown' : 'stalled';
    const timer = setTimeout(() => setProgress((now) => (now === 'shown' ? now : next)), waitMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  const tell = useEffectEvent(onProgress);
  useEffect(() => tell(progress), [progress]);

  return { frame, onLoad: () => setIsLoaded(true) };
}
