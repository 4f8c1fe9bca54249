import { isDiceBet, winningRolls } from '@maneki/games/dice/dice';
import { expect, test } from 'vitest';
import {
  betAfterKey,
  betAt,
  doubleOf,
  FIRST_BET,
  halfOf,
  largestStake,
  readBet,
  turnOver,
  writeBet,
} from './choose-bet.ts';

const over = turnOver(FIRST_BET);

test('the other side has the same chance and pays the same', () => {
  expect(over).toEqual({ side: 'OVER', target: 5_049 });
  expect(writeBet(over)).toEqual({ target: '50.49', multiplier: '2.0000', chance: '49.50' });
  expect(turnOver(over)).toEqual(FIRST_BET);
});

test('every place on the track is a bet of the game, in half percents', () => {
  for (const side of ['OVER', 'UNDER'] as const) {
    for (let place = 0; place <= 10_000; place += 1) {
      const bet = betAt(side, place);
      expect(isDiceBet(bet) && winningRolls(bet) % 50 === 0).toBe(true);
    }
  }
});

test.each([
  ['target', '30', 'UNDER', { target: '30.00', multiplier: '3.3000', chance: '30.00' }],
  ['target', '30', 'OVER', { target: '30.00', multiplier: '1.4144', chance: '69.99' }],
  ['chance', '10', 'UNDER', { target: '10.00', multiplier: '9.9000', chance: '10.00' }],
  ['chance', '33,33 %', 'OVER', { target: '66.66', multiplier: '2.9702', chance: '33.33' }],
  ['chance', '0.07', 'UNDER', { target: '0.07', multiplier: '1414.28', chance: '0.07' }],
  ['multiplier', '×10', 'UNDER', { target: '9.90', multiplier: '10.000', chance: '9.90' }],
] as const)('%s typed as %j on %s changes the others', (field, typed, side, fields) => {
  const bet = readBet(field, typed, { side, target: 5_000 });
  expect(bet && writeBet(bet)).toEqual(fields);
});

test.each([
  ['target', '0', '0.01'],
  ['target', '99.99', '98.00'],
  ['chance', '99', '98.00'],
  ['chance', '0', '0.01'],
  ['multiplier', '0', '98.00'],
  ['multiplier', '999999', '0.01'],
] as const)('%s beyond the game, as %j, is its nearest bet', (field, typed, chance) => {
  const bet = readBet(field, typed, FIRST_BET);
  expect(bet && writeBet(bet).chance).toBe(chance);
});

test('a multiplier as it stands in its field, typed there, changes nothing', () => {
  for (let target = 1; target <= 9_800; target += 1) {
    const bet = { side: 'UNDER', target } as const;
    const { multiplier } = writeBet(bet);
    expect(readBet('multiplier', multiplier, bet)).toEqual(bet);
  }
});

test.each(['', 'much', '-3', '1e5', '1.2.3'])('%j is no number', (typed) => {
  expect(readBet('chance', typed, FIRST_BET)).toBeUndefined();
});

test('keys move the target on the track, whichever side wins', () => {
  expect(betAfterKey(FIRST_BET, 'ArrowRight')?.target).toBe(5_000);
  expect(betAfterKey(over, 'ArrowRight')?.target).toBe(5_099);
  expect(betAfterKey(over, 'PageDown')?.target).toBe(4_549);
  expect(betAfterKey(FIRST_BET, 'Home')?.target).toBe(1);
  expect(betAfterKey(over, 'End')?.target).toBe(9_998);
  expect(betAfterKey(over, 'Tab')).toBeUndefined();
});

test('half and double are bets of the ladder, and always another one', () => {
  const stakes = [10n, 20n, 50n, 100n];
  expect([halfOf(stakes, 100n), halfOf(stakes, 50n), halfOf(stakes, 10n)]).toEqual([
    50n,
    20n,
    undefined,
  ]);
  expect([doubleOf(stakes, 10n), doubleOf(stakes, 20n), doubleOf(stakes, 100n)]).toEqual([
    20n,
    50n,
    undefined,
  ]);
});

test('the largest stake keeps a win within what a roll may pay, on both sides of it', () => {
  const stakes = [10n, 20n, 50n];
  expect(largestStake(FIRST_BET, { stakes, winMax: 100n })).toBe(50n);
  expect(largestStake(FIRST_BET, { stakes, winMax: 99n })).toBe(20n);
  expect(largestStake(FIRST_BET, { stakes, winMax: 19n })).toBeUndefined();
});
