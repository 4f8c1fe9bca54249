import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK } from '../cards/card.ts';
import {
  DECKS,
  type DragonTigerResult,
  dealOf,
  exposureOf,
  payoutOf,
  payoutOfAll,
  ROUNDS_PER_SHOE,
  resultOf,
  SPOTS,
  type Spot,
  validTurnoverOf,
} from './dragon-tiger.ts';

/** How often each result comes, over all pairs of cards of a whole shoe. */
function countPairs(): Readonly<Record<DragonTigerResult, number>> {
  const counts = { DRAGON: 0, TIGER: 0, TIE: 0, SUITED_TIE: 0 };
  for (let dragon = 0; dragon < DECK; dragon += 1)
    for (let tiger = 0; tiger < DECK; tiger += 1)
      // Of the same card of a deck there is one less for the second.
      counts[resultOf({ dragon, tiger })] += DECKS * (dragon === tiger ? DECKS - 1 : DECKS);
  return counts;
}

const CARDS = DECKS * DECK;
const PAIRS = CARDS * (CARDS - 1);

test('[PLAY-6] ties come as often as the rules say: 31 and 7 of 415', () => {
  const { TIE, SUITED_TIE, DRAGON, TIGER } = countPairs();
  expect((TIE + SUITED_TIE) * 415).toBe(31 * PAIRS);
  expect(SUITED_TIE * 415).toBe(7 * PAIRS);
  expect(DRAGON).toBe(TIGER);
});

test.each([
  ['DRAGON', 31 / 830, '3.7349'],
  ['TIGER', 31 / 830, '3.7349'],
  ['TIE', 1 - (31 * 11) / 415, '17.8313'],
  ['SUITED_TIE', 1 - (7 * 51) / 415, '13.9759'],
] as const)('[PLAY-6] the house keeps its edge on %s exactly', (spot, edge, percent) => {
  const counts = countPairs();
  const returned = SPOTS.reduce(
    (sum, result) => sum + payoutOf(spot, 2n, result) * BigInt(counts[result]),
    0n,
  );
  expect(1 - Number(returned) / (2 * PAIRS)).toBeCloseTo(edge, 12);
  expect((edge * 100).toFixed(4)).toBe(percent);
});

test.each([
  [12, 0, 'DRAGON'],
  [0, 12, 'TIGER'],
  [5, 18, 'TIE'],
  [5, 5, 'SUITED_TIE'],
] as const)('cards %s and %s: %s', (dragon, tiger, result) => {
  expect(resultOf({ dragon, tiger })).toBe(result);
});

test('a shoe ends with fewer than sixty cards left', () => {
  expect(ROUNDS_PER_SHOE).toBe(179);
  expect(CARDS - 2 * ROUNDS_PER_SHOE).toBeLessThan(60);
  expect(CARDS - 2 * (ROUNDS_PER_SHOE - 1)).toBeGreaterThanOrEqual(60);
  expect(dealOf([7, 8, 9, 10], 1)).toEqual({ dragon: 9, tiger: 10 });
});

const anyStakes = fc.record(
  Object.fromEntries(
    SPOTS.map((spot) => [spot, fc.bigInt({ min: 0n, max: 10n ** 10n })]),
  ) as Record<Spot, fc.Arbitrary<bigint>>,
  { requiredKeys: [] },
);

test('opposing bets count by their difference, all others whole', () => {
  expect(validTurnoverOf({ DRAGON: 700n, TIGER: 500n, TIE: 30n, SUITED_TIE: 4n })).toBe(234n);
  expect(validTurnoverOf({ DRAGON: 500n, TIGER: 700n })).toBe(200n);
  expect(validTurnoverOf({})).toBe(0n);
});

test('no result costs more than the exposure, and one costs just as much', () => {
  fc.assert(
    fc.property(anyStakes, (stakes) => {
      const staked = SPOTS.reduce((sum, spot) => sum + (stakes[spot] ?? 0n), 0n);
      const losses = SPOTS.map((result) => payoutOfAll(stakes, result) - staked);
      const exposure = exposureOf(stakes);
      expect(losses.every((loss) => loss <= exposure)).toBe(true);
      expect(exposure === 0n || losses.includes(exposure)).toBe(true);
    }),
  );
});
