import { DICE } from '@maneki/games/dice/dice';
import type { ClientKind } from '../client-kind.ts';
import { loadDiceWords } from './dice-words.ts';

const CODE_BYTES = 12_000;

/** Dice are plain page: there is nothing to load but a little code. */
export const diceClient: ClientKind<'dice'> = {
  hasGame: (gameId) => gameId === DICE.gameId,
  loadWords: loadDiceWords,
  async load(_gameId, progress) {
    const code = progress.add(CODE_BYTES);
    const { mountDice } = await import('./mount-dice.tsx');
    code.finish();
    return mountDice;
  },
};
