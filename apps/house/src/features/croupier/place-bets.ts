import { isDeepStrictEqual } from 'node:util';
import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { GameKind } from '@maneki/contract/house/schemas';
import type { TableGame } from '@maneki/games/tables/table-games';
import { addStakes, type SpotStakes, totalOf } from '@maneki/games/tables/table-rules';
import { SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { fromReferenceUnits, isWholeMinorUnits, writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import {
  answerRound,
  type Driven,
  driveRound,
  findRoundByKey,
  listSeat,
  placeRound,
  type Round,
} from '#features/rounds';
import type { Session } from '#features/sessions';
import { findShoe, lockTableRound, putStakes, stakesOf, unitsOf } from '#features/tables';
import type { Tx } from '#platform/database';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { EXPOSURE_MAX, STAKE_MIN } from './limits.ts';

const WAIT_MS = 6 * SECOND_MS;

type Wish = {
  readonly key: string;
  readonly roundNo: number;
  readonly stakes: SpotStakes;
};

/**
 * Puts stakes on the spots of a round. Whether the round still takes them is decided under its lock by the
 * clock of the house; then the platform is asked for the money, as for every bet.
 */
export async function placeBets(
  services: HouseServices,
  { session, game }: { readonly session: Session; readonly game: TableGame },
  wish: Wish,
): Promise<Outcome<Driven, HouseRefusal>> {
  const placed = await services.database.transact((tx) =>
    place(tx, services, { session, game, wish }),
  );
  if (!placed.ok) return placed;
  const { round, isNew, waitMs } = placed.value;
  const driven = isNew
    ? await driveRound(services, round, { isFresh: true, signal: AbortSignal.timeout(waitMs) })
    : { round, balance: undefined };
  return answerRound(services, session, driven);
}

type Placed = {
  readonly round: Round;
  readonly isNew: boolean;
  readonly waitMs: number;
};

type Placing = { readonly session: Session; readonly game: TableGame; readonly wish: Wish };

async function place(
  tx: Tx,
  services: HouseServices,
  { session, game, wish }: Placing,
): Promise<Outcome<Placed, HouseRefusal>> {
  const { playerId, gameId, currency } = session;
  const table = await lockTableRound(tx, { gameId, no: wish.roundNo });
  const bet = {
    stakes: Object.fromEntries(
      Object.entries(wish.stakes).map(([spot, stake = 0n]) => [spot, writeAmount(stake)]),
    ),
    roundNo: wish.roundNo,
    shoeNo: table?.shoeNo ?? 0,
  };
  const earlier = await findRoundByKey(tx, { playerId, key: wish.key });
  if (earlier)
    return isSame(earlier, { gameId, currency, bet })
      ? done({ round: earlier, isNew: false, waitMs: 0 })
      : refused({ code: 'house.key_reused', detail: {} });
  const now = services.clock.now();
  if (table?.status !== 'BETTING' || table.closesAt <= now)
    return refused({ code: 'house.bets_closed', detail: {} });
  const seat = await listSeat(tx, { playerId, gameId, currency, from: wish.roundNo });
  const own = seat
    .filter(({ status }) => status !== 'VOIDED')
    .reduce<SpotStakes>((sum, round) => addStakes(sum, stakesOf(round.bet)), {});
  const problem = findProblem(game, { wish, own, currency });
  if (problem) return refused(problem);
  const units = unitsOf(wish.stakes, currency);
  const staked = addStakes(table.staked, units);
  if (game.rules.exposureOf(staked) > EXPOSURE_MAX)
    return refused({ code: 'house.table_full', detail: {} });
  const isNewPlayer = Object.keys(units).length > 0 && totalOf(own) === 0n;
  const bets = { ...table.bets };
  for (const spot of Object.keys(units)) bets[spot] = (bets[spot] ?? 0) + 1;
  await putStakes(tx, { ...table, staked, bets, players: table.players + (isNewPlayer ? 1 : 0) });
  const shoe = await findShoe(tx, { gameId, no: table.shoeNo });
  invariant(shoe, `${gameId} has no shoe`);
  const round = await placeRound(tx, {
    kind: game.kind as GameKind,
    playerId,
    id: drawId(now),
    key: wish.key,
    sessionId: session.id,
    merchant: session.merchant,
    vendor: session.vendor,
    gameId,
    currency,
    stake: totalOf(wish.stakes),
    win: 0n,
    bet,
    outcome: null,
    isAlone: false,
    model: game.model,
    modelVersion: game.version,
    // What proves it is the shoe's: the table's own number of the round stands in the place of a nonce.
    seedId: drawId(now),
    commitment: shoe.commitment,
    nonce: table.place,
    blocks: 0,
    hasJackpots: false,
    tableRound: table.no,
    placedAt: now,
  });
  // A stake that is not ours when the cards are dealt is given back: nobody bets on what is known.
  const untilDealt = table.closesAt.getTime() + game.rules.phases.closedMs - now.getTime();
  return done({ round, isNew: true, waitMs: Math.min(WAIT_MS, untilDealt) });
}

const isSame = (one: Round, wish: Pick<Round, 'gameId' | 'currency' | 'bet'>): boolean =>
  one.gameId === wish.gameId &&
  one.currency === wish.currency &&
  isDeepStrictEqual(one.bet, wish.bet);

/** What is wrong with stakes, beside those that a player has on the round already. */
function findProblem(
  { rules }: TableGame,
  { wish, own, currency }: { wish: Wish; own: SpotStakes; currency: string },
): HouseRefusal | undefined {
  const money = moneyOf(currency);
  const stakes = Object.entries(wish.stakes);
  const min = fromReferenceUnits(STAKE_MIN, money);
  if (stakes.length === 0) return { code: 'house.stake_invalid', detail: {} };
  for (const [spot, stake = 0n] of stakes) {
    if (!rules.spots.includes(spot)) return { code: 'house.bet_invalid', detail: {} };
    if (stake <= 0n || !isWholeMinorUnits(stake, money))
      return { code: 'house.stake_invalid', detail: {} };
    const all = stake + (own[spot] ?? 0n);
    if (all < min) return { code: 'house.stake_under_limit', detail: { min: writeAmount(min) } };
    const max = fromReferenceUnits(rules.mostOn(spot), money);
    if (all > max) return { code: 'house.stake_over_limit', detail: { max: writeAmount(max) } };
  }
  return undefined;
}
