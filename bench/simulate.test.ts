import { SLOT_MODELS } from '@maneki/games/slots/model';
import { slotModels } from '@maneki/games/slots/slot-models';
import { expect, test } from 'vitest';
import { simulateModel } from './simulate.ts';
import { seedDraws } from './simulate-draws.ts';

test.each(SLOT_MODELS)('%s returns what is proven, within four standard errors', (code) => {
  const { deviation } = simulateModel(slotModels[code], 20_000);
  expect(Math.abs(deviation)).toBeLessThan(4);
});

test('a machine that returned a tenth more would be noticed', () => {
  const { tide20 } = slotModels;
  const generous = { ...tide20, proof: { ...tide20.proof, returnPer10M: 8_600_000 } };
  expect(simulateModel(generous, 40_000).deviation).toBeGreaterThan(4);
});

test('the same seed simulates the same rounds, and another one does not', () => {
  const take = (seed: number) => {
    const draws = seedDraws(seed);
    return Array.from({ length: 20 }, () => draws.below(1000));
  };
  expect(take(1)).toEqual(take(1));
  expect(take(1)).not.toEqual(take(2));
});
