import { buildModel } from '../build-model.ts';
import { FIVE_REEL_LINES } from '../lines.ts';

/** Five reels, twenty lines, free spins at twice the prizes: something happens in every other spin. */
export const tide20 = buildModel({
  code: 'tide20',
  version: 1,
  columns: 5,
  rows: 3,
  betUnits: 20,
  symbols: ['W', 'S', '1', '2', '3', '4', 'A', 'K', 'Q', 'J'],
  strips: [
    'K3QJ342AJ4KA1QKJ2KQS3AJ4QW2JA1',
    'SQ4JAKWJ32A3QW4Q1J4K2AK3AKQ14J',
    'JAK34WQAKQ4213J4AJ3KQA2QJ2WKS1',
    '3JKQA4KAJQ14QK2QW3JKW4SJ243A12',
    '34Q3AJK21QWAJK23JA4K2SQJ1Q4KJA',
  ],
  lines: FIVE_REEL_LINES.slice(0, 20),
  pays: {
    W: [50, 250, 2000],
    1: [40, 150, 1000],
    2: [25, 100, 500],
    3: [20, 60, 250],
    4: [15, 50, 200],
    A: [10, 30, 125],
    K: [8, 25, 80],
    Q: [5, 15, 60],
    J: [5, 15, 50],
  },
  wild: 'W',
  scatter: { symbol: 'S', pays: [40, 200, 1000], freeSpins: [10, 15, 20] },
  freeSpinMultiplier: 2,
  wildMultipliers: null,
  specialSymbols: [],
  hold: null,
  hasJackpots: false,
  proof: {
    returnPer10M: 9_637_080,
    hitPer10M: 4_916_870,
    standardDeviation: 3.2943,
    largestSpin: 305.5,
  },
});
