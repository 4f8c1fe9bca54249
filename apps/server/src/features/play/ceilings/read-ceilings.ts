import type { HouseManifest } from '@maneki/contract/house/manifest';
import type { Ceilings } from './ceiling.ts';

/** What a provider's manifest says that its games may pay. */
export const readCeilings = ({ ceilings }: Pick<HouseManifest, 'ceilings'>): Ceilings => ({
  winPerRoundMax: BigInt(ceilings.winPerRoundMax),
  winPerStakeMax: BigInt(ceilings.winPerStakeMax),
  jackpotMax: BigInt(ceilings.jackpotMax),
  exposurePerDayMax: BigInt(ceilings.exposurePerDayMax),
});
