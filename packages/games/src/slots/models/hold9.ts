import { buildModel } from '../build-model.ts';
import { FIVE_REEL_LINES } from '../lines.ts';

/**
 * Nine lines, and coins in twos: six of them stay and wait for more. A stake is ten units, nine for the
 * lines and one for the coins, so that every bet divides by it.
 */
export const hold9 = buildModel({
  code: 'hold9',
  version: 1,
  columns: 5,
  rows: 3,
  betUnits: 10,
  symbols: ['W', 'S', '1', '2', '3', '4', 'A', 'K', 'Q', 'J'],
  strips: [
    'J3QSS3J4AKQAJ2K1SSKQAJ234KAQJKQ1',
    'QSSAQJ2SSQK2J4AQWJ432JWQJA3K142A',
    '3JA14AKQJ2AQSS4QSS3KJQKW24WAQ4AK',
    'KWSSAKJ43QAW2Q4JKAJ14Q24J3SSKQAJ',
    'ASSJ412JK32KAQK4312JKAJKSSQ4AJ13',
  ],
  lines: FIVE_REEL_LINES.slice(0, 9),
  pays: {
    1: [80, 300, 1000],
    2: [50, 200, 600],
    3: [40, 120, 400],
    4: [30, 80, 250],
    A: [15, 40, 120],
    K: [15, 40, 120],
    Q: [10, 25, 80],
    J: [10, 25, 80],
  },
  wild: 'W',
  scatter: null,
  freeSpinMultiplier: 1,
  wildMultipliers: null,
  specialSymbols: [],
  hold: {
    symbol: 'S',
    coinsMin: 6,
    turns: 3,
    chance: { numerator: 1, denominator: 20 },
    values: [
      { pay: 5, weight: 40 },
      { pay: 10, weight: 30 },
      { pay: 20, weight: 15 },
      { pay: 30, weight: 8 },
      { pay: 50, weight: 4 },
      { pay: 100, weight: 2 },
      { pay: 250, weight: 1 },
    ],
    fullPay: 5000,
  },
  hasJackpots: false,
  proof: {
    returnPer10M: 9_603_140,
    hitPer10M: 2_264_419,
    standardDeviation: 4.6485,
    largestSpin: 915,
  },
});
