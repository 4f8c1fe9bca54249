import { buildModel } from '../build-model.ts';
import { FIVE_REEL_LINES } from '../lines.ts';

/**
 * Wilds in the middle multiply the wins through them, and more so in free spins: many small wins, and a
 * rare one where three of them meet on a line.
 */
export const wild25 = buildModel({
  code: 'wild25',
  version: 1,
  columns: 5,
  rows: 3,
  betUnits: 25,
  symbols: ['W', 'S', '1', '2', '3', '4', 'A', 'K', 'Q', 'J'],
  strips: [
    'Q4AJ13AJSA4QJ321K423QJA3KQ4A12KJ',
    'QJKQWK4AJSQJK32KQJ1KA4J312K3A2KA',
    'QAJQKJQKA2Q4S21JQ3KWQJ4AJ41KAJ3S',
    'KQ4AQJKQ3AK1Q314K3S2JQ42JA3WK4QJ',
    'AK4QA3JA2JQ4KQ41KJ231J3A1KS4KQ42',
  ],
  lines: FIVE_REEL_LINES,
  pays: {
    1: [75, 300, 1000],
    2: [50, 150, 500],
    3: [35, 100, 300],
    4: [25, 75, 200],
    A: [10, 30, 100],
    K: [10, 25, 80],
    Q: [5, 15, 60],
    J: [5, 15, 50],
  },
  wild: 'W',
  scatter: { symbol: 'S', pays: [50, 250, 1250], freeSpins: [8, 8, 8] },
  freeSpinMultiplier: 1,
  wildMultipliers: { paid: [1, 2, 3], free: [2, 3, 5] },
  specialSymbols: [],
  hold: null,
  hasJackpots: false,
  proof: {
    returnPer10M: 9_606_981,
    hitPer10M: 4_106_077,
    standardDeviation: 5.9415,
    largestSpin: 7550,
  },
});
