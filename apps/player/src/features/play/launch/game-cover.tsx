import { Button } from '@maneki/ui/button';
import { Picture } from '@maneki/ui/picture';
import { useTranslations } from 'use-intl';
import type { ShownGame } from './shown-game.ts';
import type { FrameProgress } from './use-frame.ts';

type GameCoverProps = {
  readonly game: ShownGame | undefined;
  readonly progress: FrameProgress;
  readonly onAgain: () => void;
};

/** The game's key art until the game itself can be seen; then it fades away and lets touches through. */
export function GameCover({ game, progress, onAgain }: GameCoverProps) {
  const t = useTranslations('catalog.frame');
  const isShown = progress === 'shown';
  return (
    <div className="game-cover" data-gone={isShown || undefined} aria-hidden={isShown || undefined}>
      {game && <Picture {...game.picture} alt="" className="game-cover-scene" />}
      <div className="relative grid animate-rise justify-items-center gap-4 px-6 text-center">
        {game && (
          <Picture
            {...game.picture}
            alt=""
            isUrgent
            sizes="162px"
            className="game-cover-art rounded-tile shadow-overlay"
          />
        )}
        {game && <p className="font-display font-extrabold text-white text-xl">{game.name}</p>}
        <span className="game-cover-bar" aria-hidden="true" />
        <p role="status" className="text-sm text-white/80">
          {progress === 'stalled' && t('stalled')}
          {progress === 'loading' && t('opening', { name: game?.name ?? t('game') })}
        </p>
        {progress === 'stalled' && (
          <Button kind="quiet" icon="refresh" onClick={onAgain}>
            {t('reload')}
          </Button>
        )}
      </div>
    </div>
  );
}
