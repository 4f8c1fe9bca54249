import { expect, test } from 'vitest';
import { listedUnder } from './categories.ts';

test('[LIST-1] esports and cockfights count as sports, jackpots as slots, others as themselves', () => {
  expect(listedUnder('SPORTS')).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
  expect(listedUnder('RNG')).toEqual(['RNG', 'JACKPOT']);
  expect(listedUnder('ESPORTS')).toEqual(['ESPORTS']);
  expect(listedUnder('JACKPOT')).toEqual(['JACKPOT']);
  expect(listedUnder('LIVE')).toEqual(['LIVE']);
});
