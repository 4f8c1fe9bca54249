import { slotModels } from '@maneki/games/slots/slot-models';
import { type Ceilings, DEFAULT_CEILINGS } from './ceiling.ts';

/** The largest stake of every machine, in reference units. */
const STAKE_MAX = 50n;

const largestSpin = Math.max(...Object.values(slotModels).map(({ proof }) => proof.largestSpin));

/** A round may pay its largest spin twice over: once for itself, and as much again in free spins. */
const winPerStakeMax = 2n * BigInt(Math.ceil(largestSpin));
const winPerRoundMax = STAKE_MAX * winPerStakeMax;

/**
 * What the house's own games may pay: enough for the largest win that their proofs know, and for a grand
 * jackpot of many times its usual size, because these games can be checked by anybody.
 */
export const HOUSE_CEILINGS: Ceilings = {
  winPerRoundMax,
  winPerStakeMax,
  jackpotMax: 5n * DEFAULT_CEILINGS.jackpotMax,
  exposurePerDayMax: 2n * winPerRoundMax,
};
