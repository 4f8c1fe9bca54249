import { useObserved } from '#frame/observable.ts';
import { useFramePlay } from '#frame/play-context.tsx';
import { Play } from './play.ts';
import type { InstantKind, PlayState } from './play-state.ts';

/** What is played; a kind names itself in hooks of its own. */
export function usePlay<Kind extends InstantKind = InstantKind>(): Play<Kind> {
  const play = useFramePlay();
  if (!(play instanceof Play)) throw new Error('this is no game of instant rounds');
  return play as Play<Kind>;
}

/** A part of how it stands, as far as all such kinds have it. */
export const usePlayState = <Part>(choose: (state: PlayState<InstantKind>) => Part): Part =>
  useObserved(usePlay().state, choose);
