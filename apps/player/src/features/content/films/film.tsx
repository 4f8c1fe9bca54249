import { Icon } from '@maneki/ui/icon';
import { Picture } from '@maneki/ui/picture';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import type { ShownFilm } from '../shown-content.ts';
import { type FilmWish, shouldPlay } from './film-wish.ts';
import { useSurroundings } from './use-surroundings.ts';

type FilmProps = {
  readonly news: ShownFilm;
  /** Another film is in front of it: then it rests, and nothing of it is loaded. */
  readonly isCovered?: boolean;
};

/** A poster, and over it the film once it plays: silent, in its place, and stopped by one button. */
export function Film({ news, isCovered = false }: FilmProps) {
  const t = useTranslations('content.hot');
  const { defaultBanner } = useArt();
  const hosts = useImageHosts();
  const frame = useRef<HTMLDivElement>(null);
  const around = useSurroundings(frame);
  const isHydrated = useIsHydrated();
  const [wish, setWish] = useState<FilmWish>();
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === news.film;
  const isPlaying = news.film !== null && !isCovered && !hasFailed && shouldPlay(wish, around);
  return (
    <div ref={frame} className="absolute inset-0">
      {news.image && (
        <Picture
          image={news.image}
          alt=""
          hosts={hosts}
          fallback={defaultBanner}
          sizes="(min-width: 480px) 448px, 92vw"
          className="absolute inset-0"
        />
      )}
      {news.film !== null && !hasFailed && (
        <>
          <MovingPicture
            address={news.film}
            isPlaying={isPlaying}
            onFailure={() => setFailed(news.film)}
          />
          <button
            type="button"
            // A tap that nobody can hear yet is not taken.
            disabled={!isHydrated}
            aria-label={`${isPlaying ? t('pause') : t('play')}: ${news.title}`}
            className="absolute top-1 right-1 z-1 grid size-11 place-items-center"
            onClick={() => setWish(isPlaying ? 'pause' : 'play')}
          >
            <span className="grid size-8 place-items-center rounded-pill bg-black/55 text-white">
              <Icon name={isPlaying ? 'pause-filled' : 'play-filled'} className="size-4" />
            </span>
          </button>
        </>
      )}
    </div>
  );
}

type MovingPictureProps = {
  readonly address: string;
  readonly isPlaying: boolean;
  readonly onFailure: () => void;
};

/** Nothing of the film is loaded before it is to play for the first time. */
function MovingPicture({ address, isPlaying, onFailure }: MovingPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setIsWanted] = useState(isPlaying);
  const [isShown, setIsShown] = useState(false);
  if (isPlaying && !isWanted) setIsWanted(true);
  useEffect(() => {
    if (!isWanted) return;
    // A browser that refuses to play, or is interrupted, leaves the poster where it is.
    if (isPlaying) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [isPlaying, isWanted]);
  if (!isWanted) return null;
  return (
    <video
      ref={video}
      src={address}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      data-shown={isShown || undefined}
      className="pointer-events-none absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-300 data-shown:opacity-100"
      onPlaying={() => setIsShown(true)}
      onError={onFailure}
    />
  );
}
