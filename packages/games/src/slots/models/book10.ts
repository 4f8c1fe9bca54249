import { buildModel } from '../build-model.ts';
import { FIVE_REEL_LINES } from '../lines.ts';

/**
 * The book is wild and scatter at once. In its free spins one symbol fills whole columns: most rounds
 * return little, and a few very much.
 */
export const book10 = buildModel({
  code: 'book10',
  version: 1,
  columns: 5,
  rows: 3,
  betUnits: 10,
  symbols: ['S', '1', '2', '3', '4', 'A', 'K', 'Q', 'J'],
  strips: [
    '2JK4QKAJ423JQAJQ3AKQJ3KQJK412AQ31KS4',
    'JAKJQ3AQ3KQ21KJ4AKQA24AJ14SQJK4QJ2K3',
    '3AQKJ4AJKQ42A3J4SQ1JKA3QAJ41Q2KJA2QK',
    'AK23KAQKAJ3AJQA3K1JS24JQA4JQ3KA4KJQ1',
    'QJ3AQKAQ4A3Q2AJK41QA42KQJAQ4JS3K4A21',
  ],
  lines: FIVE_REEL_LINES.slice(0, 10),
  pays: {
    1: [10, 75, 500, 5000],
    2: [5, 30, 200, 1500],
    3: [20, 75, 500],
    4: [15, 60, 300],
    A: [5, 20, 75],
    K: [5, 20, 75],
    Q: [5, 15, 50],
    J: [5, 15, 50],
  },
  wild: 'S',
  scatter: { symbol: 'S', pays: [20, 200, 2000], freeSpins: [10, 10, 10] },
  freeSpinMultiplier: 1,
  wildMultipliers: null,
  specialSymbols: ['1', '2', '3', '4', 'A', 'K', 'Q', 'J'],
  hold: null,
  hasJackpots: false,
  proof: {
    returnPer10M: 9_605_854,
    hitPer10M: 3_415_562,
    standardDeviation: 10.0727,
    largestSpin: 6004,
  },
});
