import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { CURRENCIES, type Currency, writeAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { minBetsOf } from './filter-words.ts';

test.each(Object.keys(CURRENCIES) as Currency[])(
  '[LIST-2] the stakes to choose from in %s are bets that games take, from the smallest one up',
  (currency) => {
    const taken = stakesOf(currency).map(writeAmount);
    const offered = minBetsOf(currency);
    expect(offered[0]).toBe(taken[0]);
    expect(taken.filter((bet) => offered.includes(bet))).toEqual(offered);
    expect(offered).toHaveLength(4);
  },
);
