import { type Ceilings, DEFAULT_CEILINGS } from './ceiling.ts';
import type { CeilingScope, ExposureName, SaidCeilings } from './store.ts';

type GameName = Pick<ExposureName, 'providerCode' | 'vendorCode' | 'gameId'>;

export type CeilingFinder = ReturnType<typeof createCeilingFinder>;

/** What holds for each game: its own word first, then its provider's, then the defaults. */
export function createCeilingFinder(said: readonly SaidCeilings[]) {
  const keyOf = (providerCode: string, game: CeilingScope['game']) =>
    game ? `${providerCode} ${game.vendorCode} ${game.gameId}` : providerCode;
  const known = new Map(said.map((one) => [keyOf(one.providerCode, one.game), one.ceilings]));
  const over = (key: string, above: Ceilings): Ceilings => {
    const own = known.get(key);
    if (!own) return above;
    return {
      winPerRoundMax: own.winPerRoundMax ?? above.winPerRoundMax,
      winPerStakeMax: own.winPerStakeMax ?? above.winPerStakeMax,
      jackpotMax: own.jackpotMax ?? above.jackpotMax,
      exposurePerDayMax: own.exposurePerDayMax ?? above.exposurePerDayMax,
    };
  };
  return {
    find({ providerCode, ...game }: GameName) {
      const provider = over(providerCode, DEFAULT_CEILINGS);
      const key = keyOf(providerCode, game);
      const hasOwnDay = (known.get(key)?.exposurePerDayMax ?? null) !== null;
      return { provider, game: over(key, provider), hasOwnDay };
    },
  };
}
