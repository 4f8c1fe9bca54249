import { createContext, type ReactNode, useContext } from 'react';
import type { FramePlay } from './frame-play.ts';
import type { FrameView } from './frame-view.ts';
import { formatMoney } from './money.ts';
import { useObserved } from './observable.ts';

const PlayContext = createContext<FramePlay | null>(null);

export function PlayProvider({ play, children }: { play: FramePlay; children: ReactNode }) {
  return <PlayContext value={play}>{children}</PlayContext>;
}

/** What is being played, as far as every kind of game has it. */
export function useFramePlay(): FramePlay {
  const play = useContext(PlayContext);
  if (!play) throw new Error('nothing is being played here');
  return play;
}

/** A part of how things stand. Choose values, not new objects: what is equal does not render again. */
export const useFrameState = <Part,>(choose: (state: FrameView) => Part): Part =>
  useObserved(useFramePlay().state, choose);

/** Writes amounts in the player's money. */
export function useMoney(): (amount: bigint) => string {
  const currency = useFrameState(({ game }) => game.currency);
  return (amount) => formatMoney(amount, currency);
}
