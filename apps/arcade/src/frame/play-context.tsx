import { createContext, type ReactNode, useContext } from 'react';
import { formatMoney } from './money.ts';
import { useObserved } from './observable.ts';
import type { Play } from './play.ts';
import type { PlayState } from './play-state.ts';

const PlayContext = createContext<Play | null>(null);

export function PlayProvider({ play, children }: { play: Play; children: ReactNode }) {
  return <PlayContext value={play}>{children}</PlayContext>;
}

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('nothing is being played here');
  return play;
}

/** A part of how things stand. Choose values, not new objects: what is equal does not render again. */
export const usePlayState = <Part,>(choose: (state: PlayState) => Part): Part =>
  useObserved(usePlay().state, choose);

/** Writes amounts in the player's money. */
export function useMoney(): (amount: bigint) => string {
  const currency = usePlayState(({ game }) => game.currency);
  return (amount) => formatMoney(amount, currency);
}
