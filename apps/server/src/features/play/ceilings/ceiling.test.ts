import { slotModels } from '@maneki/games/slots/slot-models';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { CURRENCIES, type Currency } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { houseManifest } from '#testing/house-manifest';
import {
  type Bounds,
  DEFAULT_CEILINGS,
  exposureOf,
  findExceeded,
  type ToldWin,
} from './ceiling.ts';
import { readCeilings } from './read-ceilings.ts';

/** One dollar is one reference unit, and has ten thousand ledger units. */
const DOLLAR = 10_000n;

const win = (told: Partial<ToldWin>): ToldWin => ({
  currency: 'USD',
  stake: 100n * DOLLAR,
  paidBefore: 0n,
  amount: 0n,
  isJackpot: false,
  isDeciding: true,
  ...told,
});

const bounds = (other: Partial<Bounds> = {}): Bounds => ({
  winPerRoundMax: 1_000n,
  winPerStakeMax: 50n,
  jackpotMax: 500n,
  exposurePerDayMax: 5_000n,
  exposure: 0n,
  ...other,
});

test.each([
  ['alone', {}],
  ['together with what was paid before', { paidBefore: 400n * DOLLAR }],
  ['in play credit', { currency: 'USD.PLAY' }],
  ['in the credit of a demonstration', { currency: 'USD.DEMO' }],
])('a bet pays up to its ceiling and not a ledger unit more, %s', (_, told) => {
  const paidBefore = 'paidBefore' in told ? told.paidBefore : 0n;
  const atMost = 1_000n * DOLLAR - paidBefore;
  expect(findExceeded(win({ ...told, amount: atMost }), bounds())).toBeUndefined();
  expect(findExceeded(win({ ...told, amount: atMost + 1n }), bounds())).toBe('WIN_PER_ROUND');
});

test('ceilings are reference units, whatever the currency', () => {
  const yen = { currency: 'JPY', stake: 15_000n * DOLLAR };
  const atMost = 150_000n * DOLLAR;
  expect(findExceeded(win({ ...yen, amount: atMost }), bounds())).toBeUndefined();
  expect(findExceeded(win({ ...yen, amount: atMost + 1n }), bounds())).toBe('WIN_PER_ROUND');
});

test('a bet pays so many times its stake, where that is worth looking at', () => {
  const of = (stake: bigint, amount: bigint) => findExceeded(win({ stake, amount }), bounds());
  expect(of(4n * DOLLAR, 200n * DOLLAR)).toBeUndefined();
  expect(of(4n * DOLLAR, 200n * DOLLAR + 1n)).toBe('WIN_PER_STAKE');
  expect(of(1n, 100n * DOLLAR)).toBeUndefined();
  expect(of(1n, 100n * DOLLAR + 1n)).toBe('WIN_PER_STAKE');
});

test('jackpots come on top of what a bet may pay, and not of its stake', () => {
  const of = (paidBefore: bigint, amount: bigint) =>
    findExceeded(win({ stake: 1n, paidBefore, amount, isJackpot: true }), bounds());
  expect(of(0n, 1_500n * DOLLAR)).toBeUndefined();
  expect(of(0n, 1_500n * DOLLAR + 1n)).toBe('JACKPOT');
  expect(of(1_000n * DOLLAR, 500n * DOLLAR)).toBeUndefined();
  expect(of(1_000n * DOLLAR, 500n * DOLLAR + 1n)).toBe('JACKPOT');
});

test('a day pays until the house has lost its ceiling, the stakes of decided bets counted', () => {
  const lost = (dollars: bigint) => bounds({ exposure: dollars * DOLLAR });
  const paid = win({ amount: 600n * DOLLAR });
  expect(findExceeded(paid, lost(4_500n))).toBeUndefined();
  expect(findExceeded(paid, lost(4_501n))).toBe('EXPOSURE_PER_DAY');
  const onTop = win({ amount: 600n * DOLLAR, isDeciding: false });
  expect(findExceeded(onTop, lost(4_400n))).toBeUndefined();
  expect(findExceeded(onTop, lost(4_401n))).toBe('EXPOSURE_PER_DAY');
  expect(findExceeded(paid, lost(-9_000n))).toBeUndefined();
});

test('a win that pays no more than it risked is never held because of the day', () => {
  const beyond = bounds({ exposure: 9_000n * DOLLAR });
  expect(findExceeded(win({ amount: 100n * DOLLAR }), beyond)).toBeUndefined();
  expect(findExceeded(win({ amount: 101n * DOLLAR }), beyond)).toBe('EXPOSURE_PER_DAY');
  expect(findExceeded(win({ amount: 0n, isDeciding: false }), beyond)).toBeUndefined();
});

test('a game with a day of its own is held to it as well', () => {
  const game = (exposure: bigint) =>
    bounds({ game: { exposure: exposure * DOLLAR, exposurePerDayMax: 800n } });
  const paid = win({ amount: 600n * DOLLAR });
  expect(findExceeded(paid, game(300n))).toBeUndefined();
  expect(findExceeded(paid, game(301n))).toBe('GAME_EXPOSURE_PER_DAY');
});

test('an exposure is counted in ten-thousandths of a reference unit', () => {
  const told = { currency: 'JPY', stake: 300n * DOLLAR, amount: 450n * DOLLAR };
  expect(exposureOf({ ...told, isDeciding: true })).toEqual({
    paid: 3n * DOLLAR,
    staked: 2n * DOLLAR,
  });
  expect(exposureOf({ ...told, isDeciding: false })).toEqual({ paid: 3n * DOLLAR, staked: 0n });
});

test('the house may pay the largest spin of its machines at the largest stake, and a grand jackpot', () => {
  const house = { ...readCeilings(houseManifest), exposure: 0n };
  for (const { proof } of Object.values(slotModels))
    for (const currency of Object.keys(CURRENCIES) as Currency[]) {
      const stake = stakesOf(currency).at(-1)!;
      const amount = stake * BigInt(Math.ceil(proof.largestSpin));
      expect(findExceeded(win({ currency, stake, amount }), house)).toBeUndefined();
    }
  const grand = { amount: 200_000n * DOLLAR, isJackpot: true, isDeciding: false };
  expect(findExceeded(win({ ...grand, paidBefore: 300_000n * DOLLAR }), house)).toBeUndefined();
  expect(findExceeded(win(grand), { ...DEFAULT_CEILINGS, exposure: 0n })).toBe('JACKPOT');
});
