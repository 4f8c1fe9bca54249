import type { FrameNews } from '@maneki/contract/house/frame';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { fairnessAddress, refillAddress } from './frame-news.ts';
import { GameBar } from './game-bar.tsx';
import { GameCover } from './game-cover.tsx';
import { GameProblem } from './game-problem.tsx';
import { ENDED_GAME, UNKNOWN_GAME } from './launch-problem.ts';
import { type LaunchWish, launchAddress } from './launch-wish.ts';
import type { ShownGame } from './shown-game.ts';
import { type FrameProgress, useFrame } from './use-frame.ts';
import { useLaunch } from './use-launch.ts';

type GameFrameProps = {
  /** Undefined where the address names no game. */
  readonly wish: LaunchWish | undefined;
  readonly game: ShownGame | undefined;
  /** Controls at the end of the bar. */
  readonly controls: ReactNode;
  readonly onLeave: () => void;
  readonly onGo: (address: string) => void;
  /** A limit of the player's own stopped a bet of so much. */
  readonly onLimit: (stake: string) => void;
  /** Where a launch is shown, for games that have a page of their own; as the provider says otherwise. */
  readonly placeOf?: (url: string) => string;
  /** Where to come back to after a login; the page of the launch unless it is another. */
  readonly here?: string;
};

/** A game over the whole page: a slim bar with the way back, and the game in its frame below. */
export function GameFrame({ wish, ...props }: GameFrameProps) {
  if (wish) return <LaunchedGame wish={wish} {...props} />;
  return (
    <div className="game-page">
      <GameBar name={undefined} isFree={false} onLeave={props.onLeave} controls={props.controls} />
      <GameProblem problem={UNKNOWN_GAME} onAgain={props.onLeave} />
    </div>
  );
}

type LaunchedGameProps = GameFrameProps & { readonly wish: LaunchWish };

const asTold = (url: string) => url;

function LaunchedGame(props: LaunchedGameProps) {
  const { wish, game, controls, onLeave, onGo, onLimit, placeOf = asTold, here } = props;
  const { state, attempt, again, end } = useLaunch(wish, placeOf);
  const { member } = useViewer();
  const [reached, setReached] = useState<Reached>();
  const isFree = state.kind === 'open' ? state.isFree : wish.mode === 'free';
  const hear = (news: FrameNews) => {
    if (news.type === 'house.leave') onLeave();
    if (news.type === 'house.ended') end(ENDED_GAME);
    if (news.type === 'house.verify') onGo(fairnessAddress(news.query));
    if (news.type === 'house.limit') onLimit(String(news.stake));
    if (news.type === 'house.balance') onGo(refillAddress(isFree, member));
  };
  return (
    <div className="game-page">
      <GameBar name={game?.name} isFree={isFree} onLeave={onLeave} controls={controls} />
      <div className="relative min-h-0 min-w-0 flex-1">
        {state.kind === 'open' && (
          <OpenGame
            key={attempt}
            url={state.url}
            name={game?.name}
            onNews={hear}
            onProgress={(progress) => setReached({ attempt, progress })}
          />
        )}
        {state.kind !== 'problem' && (
          <GameCover
            game={game}
            progress={reached?.attempt === attempt ? reached.progress : 'loading'}
            onAgain={again}
          />
        )}
        {state.kind === 'problem' && (
          <GameProblem
            problem={state.problem}
            message={state.message}
            picture={game?.picture}
            wish={wish}
            here={here ?? launchAddress(wish)}
            onAgain={again}
          />
        )}
      </div>
    </div>
  );
}

/** How far a launch has come; what an earlier one reached says nothing of it. */
type Reached = { readonly attempt: number; readonly progress: FrameProgress };

type OpenGameProps = {
  readonly url: string;
  readonly name: string | undefined;
  readonly onNews: (news: FrameNews) => void;
  readonly onProgress: (progress: FrameProgress) => void;
};

/** One launch: a new element for each, since a frame that moves on would leave steps in the history. */
function OpenGame({ url, name, onNews, onProgress }: OpenGameProps) {
  const t = useTranslations('catalog.frame');
  const { frame, onLoad } = useFrame({ url, onNews, onProgress });
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('title', { name: name ?? t('game') })}
      allow="fullscreen; autoplay; screen-wake-lock"
      className="absolute inset-0 size-full border-0"
      onLoad={onLoad}
    />
  );
}
