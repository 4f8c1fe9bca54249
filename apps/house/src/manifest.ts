import type { HouseManifest } from '@maneki/contract/house/manifest';
import { kinds } from './kinds.ts';

const every = Object.values(kinds);
const largest = (figures: readonly number[]) => String(Math.max(...figures));
const winPerRoundMax = Math.max(...every.map(({ winMax }) => winMax.perRound));

/** A grand jackpot of many times its usual size. */
const JACKPOT_MAX = 250_000;

/** What the house says of its games: for whoever lists them and bounds what they pay. */
export const houseManifest: HouseManifest = {
  vendors: every.flatMap(({ vendors }) => vendors),
  games: every.flatMap(({ games }) => games),
  // Enough for the largest win that the proofs know, because these games can be checked by anybody.
  ceilings: {
    winPerRoundMax: String(winPerRoundMax),
    winPerStakeMax: largest(every.map(({ winMax }) => winMax.perStake)),
    jackpotMax: String(JACKPOT_MAX),
    exposurePerDayMax: String(2 * winPerRoundMax),
  },
};
