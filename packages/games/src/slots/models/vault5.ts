import { buildModel } from '../build-model.ts';
import { triple5Rules } from './triple5.ts';

/** The reels of triple5 with a smaller first prize: the house's three jackpots make up for it. */
export const vault5 = buildModel({
  ...triple5Rules,
  code: 'vault5',
  version: 1,
  pays: { ...triple5Rules.pays, W: [500] },
  hasJackpots: true,
  proof: {
    returnPer10M: 9_634_010,
    hitPer10M: 3_101_807,
    standardDeviation: 3.4742,
    largestSpin: 130,
  },
});
