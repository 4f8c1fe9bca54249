import {
  CURRENCIES,
  type Currency,
  isWholeMinorUnits,
  PER_REFERENCE_UNIT,
} from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { stakesOf } from '../stakes/bet-ladder.ts';
import { slotModels } from './slot-models.ts';
import { winOf } from './win-of.ts';

const currencies = Object.keys(CURRENCIES) as Currency[];

test.each(currencies)(
  'bets in %s rise, are whole minor units and stay within the limits',
  (currency) => {
    const stakes = stakesOf(currency);
    expect(stakes.length).toBeGreaterThanOrEqual(10);
    expect(stakes).toEqual([...new Set(stakes)].sort((one, other) => (one < other ? -1 : 1)));
    const referenceUnit = PER_REFERENCE_UNIT[currency] * 10_000n;
    expect(stakes[0]! * 20n).toBeGreaterThanOrEqual(referenceUnit);
    expect(stakes.at(-1)).toBeLessThanOrEqual(referenceUnit * 50n);
    for (const stake of stakes) expect(isWholeMinorUnits(stake, currency)).toBe(true);
  },
);

test('every bet is whole units of every machine, so that no win is ever rounded', () => {
  for (const currency of currencies)
    for (const stake of stakesOf(currency))
      for (const model of Object.values(slotModels)) {
        expect(stake % BigInt(model.betUnits)).toBe(0n);
        expect(winOf(model, stake, model.betUnits)).toBe(stake);
      }
});

test('a pay of so many units is worth that share of the stake', () => {
  expect(winOf({ betUnits: 20 }, 500n, 1)).toBe(25n);
  expect(winOf({ betUnits: 25 }, 500n, 188_750)).toBe(3_775_000n);
  expect(winOf({ betUnits: 10 }, 500n, 0)).toBe(0n);
});

test('a stake that is no whole units is refused', () => {
  expect(() => winOf({ betUnits: 20 }, 510n, 1)).toThrow('whole units');
  expect(() => winOf({ betUnits: 20 }, 0n, 1)).toThrow('whole units');
});
