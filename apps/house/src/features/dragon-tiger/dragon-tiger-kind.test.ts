import { payoutOfAll, SPOTS } from '@maneki/games/dragon-tiger/dragon-tiger';
import { dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { expect, test } from 'vitest';
import { dragonTigerKind } from './dragon-tiger-kind.ts';

test('[PLAY-6] no round gives more back than the table says, and one gives just as much', () => {
  const fullest = Object.fromEntries(
    SPOTS.map((spot) => [spot, BigInt(dragonTigerRules.mostOn(spot))]),
  );
  const most = Math.max(...SPOTS.map((result) => Number(payoutOfAll(fullest, result))));
  expect(dragonTigerKind.winMax.perRound).toBe(most);
});
