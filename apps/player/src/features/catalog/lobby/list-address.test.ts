import { expect, test } from 'vitest';
import { listAddress } from './list-address.ts';

test('[LIST-1] a category with a list of its own leads there, others name their type', () => {
  expect(listAddress('RNG')).toBe('/m/rng');
  expect(listAddress('LIVE')).toBe('/m/live');
  expect(listAddress('COCKFIGHT')).toBe('/m/gameList?gameType=COCKFIGHT');
  expect(listAddress('HOT')).toBe('/m/hot');
  expect(listAddress('ESPORTS')).toBe('/m/esports');
  expect(listAddress('ELOTT')).toBe('/m/elott');
  expect(listAddress('LOTT')).toBe('/m/lott');
  expect(listAddress('ALL')).toBe('/m/gameList');
});

test('[LIST-1] a studio narrows the list to its own games', () => {
  expect(listAddress('RNG', 'HFOX')).toBe('/m/rng?vassalage=HFOX');
  expect(listAddress('JACKPOT', 'HVAULT')).toBe('/m/gameList?gameType=JACKPOT&vassalage=HVAULT');
});
