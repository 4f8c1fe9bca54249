import { toNumber } from '@maneki/games/exact/fraction';
import { walkDraws } from '@maneki/games/testing/walk-draws';
import { expect, test } from 'vitest';
import type { SlotRules } from '../model.ts';
import { playRound } from '../play-round.ts';
import { countReturns } from './count-returns.ts';
import { measureRounds } from './measure-rounds.ts';

/** Machines so small that every round can be played, one for each rule. */
const lines: SlotRules = {
  code: 'triple5',
  version: 1,
  columns: 3,
  rows: 2,
  betUnits: 4,
  symbols: ['W', 'S', 'A', 'B'],
  strips: ['AWBSAB', 'BAWAB', 'WABABB'],
  lines: ['000', '111', '010', '101'],
  pays: { W: [7, 40], A: [3, 11], B: [5] },
  wild: 'W',
  scatter: null,
  freeSpinMultiplier: 1,
  wildMultipliers: null,
  specialSymbols: [],
  hold: null,
  hasJackpots: false,
  proof: { returnPer10M: 0, hitPer10M: 0, standardDeviation: 0, largestSpin: 0 },
};

const machines: Readonly<Record<string, { rules: SlotRules; drawsMax: number }>> = {
  lines: { rules: lines, drawsMax: 3 },
  ways: {
    rules: { ...lines, lines: [], pays: { A: [2, 9], B: [4] }, strips: ['ABSAB', 'BWABA', 'AWBB'] },
    drawsMax: 3,
  },
  'wilds that multiply': {
    rules: {
      ...lines,
      strips: ['ABSAB', 'BWABW', 'AWWBS'],
      pays: { A: [3, 11], B: [5] },
      wildMultipliers: { paid: [1, 2, 3], free: [1] },
    },
    drawsMax: 7,
  },
  'free spins': {
    rules: {
      ...lines,
      rows: 1,
      lines: ['000'],
      strips: ['AWBS', 'SABB', 'ASWB'],
      scatter: { symbol: 'S', pays: [6], freeSpins: [1] },
      freeSpinMultiplier: 2,
    },
    drawsMax: 12,
  },
  'a special symbol': {
    rules: {
      ...lines,
      rows: 1,
      lines: ['000'],
      strips: ['ABS', 'SABA', 'ABSB'],
      pays: { A: [2, 5], B: [4] },
      wild: 'S',
      scatter: { symbol: 'S', pays: [6], freeSpins: [1] },
      specialSymbols: ['A', 'B'],
    },
    drawsMax: 13,
  },
  'coins that are held': {
    rules: {
      ...lines,
      strips: ['ASBSS', 'SSAB', 'SBAS'],
      hold: {
        symbol: 'S',
        coinsMin: 5,
        turns: 2,
        chance: { numerator: 2, denominator: 3 },
        values: [
          { pay: 1, weight: 2 },
          { pay: 5, weight: 1 },
        ],
        fullPay: 20,
      },
    },
    drawsMax: 30,
  },
};

test.each(Object.entries(machines))(
  'playing every round of a machine with %s agrees with counting and with measuring',
  (_, { rules, drawsMax }) => {
    const played = { seen: 0, first: 0, second: 0, hits: 0, largest: 0 };
    for (const { result, share } of walkDraws((draws) => playRound(rules, draws), { drawsMax })) {
      played.seen += share;
      played.first += share * result.pay;
      played.second += share * result.pay ** 2;
      played.hits += result.pay > 0 ? share : 0;
      const spins = result.spins.map(({ pay }) => pay + (result.hold?.pay ?? 0));
      played.largest = Math.max(played.largest, ...spins);
    }
    const measured = measureRounds(rules);
    // Rounds with a third free spin were left out where there are free spins.
    expect(played.seen).toBeGreaterThan(0.9999);
    const deviation = Math.sqrt(played.second - played.first ** 2);
    expect(toNumber(countReturns(rules).total) * rules.betUnits).toBeCloseTo(measured.mean, 10);
    expect(measured.mean).toBeCloseTo(played.first, rules.scatter ? 3 : 10);
    expect(measured.standardDeviation).toBeCloseTo(deviation, rules.scatter ? 2 : 10);
    expect(measured.hits / measured.windows).toBeCloseTo(played.hits, rules.scatter ? 3 : 10);
    expect(measured.largest).toBe(played.largest);
  },
);
