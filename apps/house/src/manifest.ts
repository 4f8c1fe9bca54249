import type { HouseManifest } from '@maneki/contract/house/manifest';
import type { GameKind } from '@maneki/contract/house/schemas';
import type { HouseKind } from '#features/frame';
import type { HouseServices } from '#platform/services';
import { kinds } from './kinds.ts';

const every: readonly Omit<HouseKind<GameKind>, 'describe' | 'handlers'>[] = Object.values(kinds);
const largest = (figures: readonly number[]) => String(Math.max(...figures));
const winPerRoundMax = Math.max(...every.map(({ winMax }) => winMax.perRound));

/** A grand jackpot of many times its usual size. */
const JACKPOT_MAX = 250_000;

/** What the house says of its games as it is shipped: for whoever lists them and bounds what they pay. */
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

/** The same with the games that operators have turned on. */
export async function readManifest(services: HouseServices): Promise<HouseManifest> {
  const further = await Promise.all(
    every.map(async ({ further }) => {
      if (!further) return [];
      const offered = await further.listOffered(services);
      return further.games.filter(({ gameId }) => offered.has(gameId));
    }),
  );
  return { ...houseManifest, games: [...houseManifest.games, ...further.flat()] };
}
