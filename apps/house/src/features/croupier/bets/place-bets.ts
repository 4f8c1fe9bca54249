import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { TableGame } from '@maneki/games/tables/table-games';
import { SECOND_MS } from '@maneki/kernel/clock';
import type { Outcome } from '@maneki/kernel/outcome';
import { answerRound, type Driven, driveRound } from '#features/rounds';
import type { HouseServices } from '#platform/services';
import { takeTogether } from '#platform/take-together';
import { type Laid, layBets, type Wish } from './lay-bets.ts';

const WAIT_MS = 6 * SECOND_MS;
/** So many bets are laid by one transaction: others wait no longer for it than for a handful of single ones. */
const BETS_MAX = 50;

export type PlaceBets = (game: TableGame, wish: Wish) => Promise<Outcome<Driven, HouseRefusal>>;

/**
 * Puts stakes on the spots of a round. Whether the round still takes them is decided under its lock by when the
 * house heard of them, for all who come at one moment together; then the platform is asked for the money, as for
 * every bet.
 */
export function openBetting(services: HouseServices): PlaceBets {
  type Laying = { readonly game: TableGame; readonly wish: Wish };
  const lay = takeTogether<Laying, Outcome<Laid, HouseRefusal>>({
    nameOf: ({ game, wish }) => `${game.gameId} ${wish.roundNo}`,
    most: BETS_MAX,
    run: (laying) =>
      services.database.transact((tx) =>
        layBets(tx, services, { game: laying[0]!.game, wishes: laying.map(({ wish }) => wish) }),
      ),
  });
  return async (game, wish) => {
    const laid = await lay({ game, wish });
    if (!laid.ok) return laid;
    const { round, isNew, untilDealtMs } = laid.value;
    if (!isNew) return answerRound(services, wish.session, { round, balance: undefined });
    const signal = AbortSignal.timeout(Math.min(WAIT_MS, untilDealtMs));
    return answerRound(
      services,
      wish.session,
      await driveRound(services, round, { isFresh: true, signal }),
    );
  };
}
