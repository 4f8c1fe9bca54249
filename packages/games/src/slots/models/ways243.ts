import { buildModel } from '../build-model.ts';

/** No lines: every way through neighbouring columns counts, and free spins pay three times as much. */
export const ways243 = buildModel({
  code: 'ways243',
  version: 1,
  columns: 5,
  rows: 3,
  betUnits: 25,
  symbols: ['W', 'S', '1', '2', '3', '4', 'A', 'K', 'Q', 'J'],
  strips: [
    'Q43JK32JA42AQ4KQSJAQ21J3K4QAK1AK',
    'A4Q2JA2K31KJA4J2Q4J31A3WQKS3J4KQ',
    '41J4KQ1K31S4QAJK2WQ2K3QAJ34AJ2AQ',
    '3AK4J34JQA1SK23Q12A4QJA23WJKQ4K1',
    '3QK42A13J1KJ43QAK2SJ1Q3JQK4JA42A',
  ],
  lines: [],
  pays: {
    1: [40, 125, 500],
    2: [25, 75, 250],
    3: [15, 50, 200],
    4: [12, 35, 125],
    A: [8, 20, 75],
    K: [8, 20, 75],
    Q: [6, 15, 60],
    J: [6, 15, 60],
  },
  wild: 'W',
  scatter: { symbol: 'S', pays: [50, 250, 1250], freeSpins: [8, 12, 20] },
  freeSpinMultiplier: 3,
  wildMultipliers: null,
  specialSymbols: [],
  hold: null,
  hasJackpots: false,
  proof: {
    returnPer10M: 9_634_395,
    hitPer10M: 4_581_520,
    standardDeviation: 3.3028,
    largestSpin: 220.8,
  },
});
