import { findSlotGame } from '@maneki/games/slots/catalogue';
import type { ClientKind } from '../client-kind.ts';
import { canDraw } from './can-draw.ts';
import { loadArt } from './load-art.ts';

/** What the code weighs on its way, about, PixiJS included. */
const CODE_BYTES = 140_000;

/** Slots are drawn on a canvas: their code and their pictures come side by side. */
export const slotClient: ClientKind<'slots'> = {
  hasGame: (gameId) => findSlotGame(gameId) !== undefined,
  canShow: () => canDraw(document.createElement('canvas')),
  async load(gameId, progress) {
    const code = progress.add(CODE_BYTES);
    const [{ mountSlot }, art] = await Promise.all([
      import('./mount-slot.tsx').then((module) => {
        code.finish();
        return module;
      }),
      loadArt(gameId, progress),
    ]);
    return (session) => mountSlot(session, art);
  },
};
