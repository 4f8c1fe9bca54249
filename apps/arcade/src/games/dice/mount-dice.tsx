import '#frame/plain-game.css';
import './dice.css';
import type { ReactNode } from 'react';
import type { SessionOf } from '#frame/open-session.ts';
import { PlayProvider } from '#frame/play-context.tsx';
import { openPlay } from '#instant/open-play.ts';
import { DiceGame } from './dice-game.tsx';
import { createDiceView } from './dice-view.ts';

/** Rolls that follow by themselves stand so far apart that anybody can stop in between. */
const BETWEEN_ROLLS_MS = 750;

export function mountDice(session: SessionOf<'dice'>): ReactNode {
  const view = createDiceView(session.state);
  const play = openPlay<'dice'>(session, {
    betweenRoundsMs: BETWEEN_ROLLS_MS,
    askFor: (call) => (wish) => {
      const { side, target } = view.get().bet;
      return () => call('rollDice', { ...wish, side, target });
    },
  });
  return (
    <PlayProvider play={play}>
      <DiceGame view={view} />
    </PlayProvider>
  );
}
