import { findSlotGame } from '@maneki/games/slots/catalogue';
import type { SlotModelCode } from '@maneki/games/slots/model';
import { slotModels } from '@maneki/games/slots/slot-models';
import type { ReactNode } from 'react';
import type { SessionOf } from '#frame/open-session.ts';
import { PlayProvider } from '#frame/play-context.tsx';
import { openPlay } from '#instant/open-play.ts';
import { SlotGame } from './slot-game.tsx';
import type { Art } from './stage.ts';

export function mountSlot(session: SessionOf<'slots'>, art: Art): ReactNode {
  const { model, gameId } = session.state;
  document.title = findSlotGame(gameId)?.name ?? gameId;
  const play = openPlay<'slots'>(session, {
    askFor: (call) => (wish) => () => call('spin', wish),
    hadFeature: ({ outcome }) => (outcome?.spins.length ?? 0) > 1 || Boolean(outcome?.hold),
  });
  return (
    <PlayProvider play={play}>
      <SlotGame model={slotModels[model as SlotModelCode]} art={art} />
    </PlayProvider>
  );
}
