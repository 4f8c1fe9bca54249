import { buildModel } from '../build-model.ts';
import { THREE_REEL_LINES } from '../lines.ts';
import type { SlotRules } from '../model.ts';

/** Three reels, five lines, no features: the classic. Two cherries from the left pay as well. */
export const triple5Rules: SlotRules = {
  code: 'triple5',
  version: 1,
  columns: 3,
  rows: 3,
  betUnits: 5,
  symbols: ['W', '7', 'D', 'B', 'L', 'C', 'O', 'P'],
  strips: [
    'BPDLOBCPOLW7OCPLCPODBLPO7CPODBLC',
    'POBPOBDLODPCBOCPB7OPLOCWPLW7LCDL',
    'DW7DCLBPCBOP7CDOLCPOLPBLPOBPOCLO',
  ],
  lines: THREE_REEL_LINES,
  pays: { W: [1000], 7: [150], D: [60], B: [30], L: [18], C: [3, 12], O: [8], P: [6] },
  wild: 'W',
  scatter: null,
  freeSpinMultiplier: 1,
  wildMultipliers: null,
  specialSymbols: [],
  hold: null,
  hasJackpots: false,
  proof: {
    returnPer10M: 9_582_520,
    hitPer10M: 3_101_807,
    standardDeviation: 4.6444,
    largestSpin: 230,
  },
};

export const triple5 = buildModel(triple5Rules);
