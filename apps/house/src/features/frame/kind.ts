import type { ManifestGame, ManifestVendor } from '@maneki/contract/house/manifest';
import type { FrameState, GameKind, GameStateOf, KindCall } from '@maneki/contract/house/schemas';
import type { Session } from '#features/sessions';
import type { HouseHandlers } from '#platform/register-calls';
import type { HouseServices } from '#platform/services';

/** What a kind adds to the state that every game has. */
export type KindState<Kind extends GameKind> = Omit<GameStateOf<Kind>, keyof FrameState> &
  Pick<GameStateOf<Kind>, 'stakes'>;

/** A kind of game: all that the house has to know of it. */
export type HouseKind<Kind extends GameKind> = {
  /** Its games as the catalogue lists them: they are known by this and nothing else. */
  readonly games: readonly ManifestGame[];
  /** Games that are listed once an operator offers them, and which of them that are. */
  readonly further?: {
    readonly games: readonly ManifestGame[];
    listOffered(services: HouseServices): Promise<ReadonlySet<string>>;
  };
  readonly vendors: readonly ManifestVendor[];
  /** What a round may pay at most: as a multiple of its stake, and in reference units. */
  readonly winMax: { readonly perStake: number; readonly perRound: number };
  /** What its client needs to show itself; undefined while there is nothing to show. */
  describe(services: HouseServices, session: Session): Promise<KindState<Kind> | undefined>;
  /** The calls that it alone has. */
  handlers(services: HouseServices): Pick<HouseHandlers<Session>, KindCall<Kind>>;
};

/** Every kind of the house, by its name: a missing one does not compile. */
export type HouseKinds = { readonly [Kind in GameKind]: HouseKind<Kind> };

/** Whether a session's game is one of a kind's own. */
export const hasGame = (
  { games, further }: Pick<HouseKind<GameKind>, 'games' | 'further'>,
  named: { readonly vendor: string; readonly gameId: string },
): boolean =>
  [...games, ...(further?.games ?? [])].some(
    ({ vendor, gameId }) => gameId === named.gameId && vendor === named.vendor,
  );
