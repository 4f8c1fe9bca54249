import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { expect, it } from 'vitest';
import { guessFamily } from './guess-family.ts';

it('[PLAY-9] knows the family of every lottery by its id, and of nothing else', () => {
  for (const { gameId, family } of LOTTERY_GAMES)
    expect([gameId, guessFamily(gameId)]).toEqual([gameId, family]);
  expect(guessFamily('lotto')).toBeUndefined();
  expect(guessFamily('neon-koi')).toBeUndefined();
});
