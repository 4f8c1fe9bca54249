import { isDeepStrictEqual } from 'node:util';
import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { GameKind } from '@maneki/contract/house/schemas';
import type { TableGame } from '@maneki/games/tables/table-games';
import { addStakes, type SpotStakes, totalOf } from '@maneki/games/tables/table-rules';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import {
  listSeats,
  listWished,
  type NewRound,
  newBet,
  placeRounds,
  type Round,
} from '#features/rounds';
import type { Session } from '#features/sessions';
import {
  findShoe,
  lockTableRound,
  putStakes,
  type Shoe,
  stakesOf,
  type TableRound,
  unitsOf,
} from '#features/tables';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { EXPOSURE_MAX } from '../limits.ts';
import { findProblem } from './find-problem.ts';

export type Wish = {
  readonly session: Session;
  /** When the house heard of it: nobody is late because many others came at the same moment. */
  readonly askedAt: Date;
  readonly key: string;
  readonly roundNo: number;
  readonly stakes: SpotStakes;
};

export type Laid = {
  readonly round: Round;
  readonly isNew: boolean;
  /** A stake that is not ours when the cards are dealt is given back: nobody bets on what is known. */
  readonly untilDealtMs: number;
};

type Answer = Outcome<Laid, HouseRefusal>;
type Table = Pick<TableRound, 'staked' | 'bets' | 'players'>;

/**
 * Lays bets on one round of a table, one after the other as they came, and writes them all down together.
 * Who else lays bets there, or closes it, waits until this is over.
 */
export async function layBets(
  tx: Tx,
  services: Pick<HouseServices, 'clock'>,
  { game, wishes }: { readonly game: TableGame; readonly wishes: readonly Wish[] },
): Promise<Answer[]> {
  const { gameId } = game;
  const table = await lockTableRound(tx, { gameId, no: wishes[0]!.roundNo });
  const earlier = await listWished(
    tx,
    wishes.map(({ session, key }) => ({ playerId: session.playerId, key })),
  );
  const now = services.clock.now();
  // What was heard in time may still be laid after the close, but never once the cards are dealt.
  const dealtAt = (table?.closesAt.getTime() ?? 0) + game.rules.phases.closedMs;
  const isUndealt =
    (table?.status === 'BETTING' || table?.status === 'CLOSED') && now.getTime() < dealtAt;
  const laying = isUndealt ? await openLaying(tx, { game, table, wishes, now }) : undefined;
  const byKey = new Map<string, Pick<Round, 'id' | 'gameId' | 'currency' | 'bet'>>();
  for (const round of earlier) byKey.set(nameOf(round), round);
  const ids = wishes.map((wish): Outcome<string, HouseRefusal> => {
    const name = nameOf({ playerId: wish.session.playerId, key: wish.key });
    const bet = betOf(wish, table);
    const before = byKey.get(name);
    if (before)
      return isSame(before, { gameId, currency: wish.session.currency, bet })
        ? done(before.id)
        : refused({ code: 'house.key_reused', detail: {} });
    if (!laying || wish.askedAt >= laying.closesAt)
      return refused({ code: 'house.bets_closed', detail: {} });
    const laid = laying.lay(wish, bet);
    if (!laid.ok) return laid;
    byKey.set(name, laid.value);
    return done(laid.value.id);
  });
  const placed = (await laying?.write(tx)) ?? [];
  const fresh = new Set(placed.map(({ id }) => id));
  const byId = new Map([...earlier, ...placed].map((round) => [round.id, round]));
  return ids.map((id): Answer => {
    if (!id.ok) return id;
    const round = byId.get(id.value);
    invariant(round, `bet ${id.value} was not written`);
    // Of several wishes that are the same the first one asks the platform.
    const isNew = fresh.delete(round.id);
    return done({ round, isNew, untilDealtMs: dealtAt - now.getTime() });
  });
}

const nameOf = ({ playerId, key }: Pick<Round, 'playerId' | 'key'>): string =>
  `${playerId} ${key.toLowerCase()}`;

/** A bet as it is written down. */
const betOf = ({ stakes, roundNo }: Wish, table: TableRound | undefined) => ({
  stakes: Object.fromEntries(
    Object.entries(stakes).map(([spot, stake = 0n]) => [spot, writeAmount(stake)]),
  ),
  roundNo,
  shoeNo: table?.shoeNo ?? 0,
});

type Bet = ReturnType<typeof betOf>;

const isSame = (
  one: Pick<Round, 'gameId' | 'currency' | 'bet'>,
  wish: Pick<Round, 'gameId' | 'currency' | 'bet'>,
): boolean =>
  one.gameId === wish.gameId &&
  one.currency === wish.currency &&
  isDeepStrictEqual(one.bet, wish.bet);

/** Decides bets on a round that takes them, and keeps count of what lies there meanwhile. */
async function openLaying(
  tx: Tx,
  given: {
    readonly game: TableGame;
    readonly table: TableRound;
    readonly wishes: readonly Wish[];
    readonly now: Date;
  },
) {
  const { game, table, now } = given;
  const { gameId } = game;
  const shoe = await findShoe(tx, { gameId, no: table.shoeNo });
  invariant(shoe, `${gameId} has no shoe`);
  const players = [...new Set(given.wishes.map(({ session }) => session.playerId))];
  const own = new Map<string, SpotStakes>();
  for (const { playerId, currency, bet } of await listSeats(tx, { gameId, no: table.no, players }))
    own.set(
      `${playerId} ${currency}`,
      addStakes(own.get(`${playerId} ${currency}`) ?? {}, stakesOf(bet)),
    );
  let lies: Table = table;
  const rounds: NewRound[] = [];
  return {
    closesAt: table.closesAt,
    lay({ session, key, stakes }: Wish, bet: Bet): Outcome<NewRound, HouseRefusal> {
      const { playerId, currency } = session;
      const seat = `${playerId} ${currency}`;
      const before = own.get(seat) ?? {};
      const problem = findProblem(game.rules, { stakes, own: before, currency });
      if (problem) return refused(problem);
      const next = addTo(lies, { units: unitsOf(stakes, currency), isNew: totalOf(before) === 0n });
      if (game.rules.exposureOf(next.staked) > EXPOSURE_MAX)
        return refused({ code: 'house.table_full', detail: {} });
      lies = next;
      own.set(seat, addStakes(before, stakes));
      const round = describeRound(
        { game, table, shoe },
        { session, key, bet, stake: totalOf(stakes), now },
      );
      rounds.push(round);
      return done(round);
    },
    async write(to: Tx): Promise<Round[]> {
      if (rounds.length === 0) return [];
      await putStakes(to, { ...table, ...lies });
      return placeRounds(to, rounds);
    },
  };
}

function addTo(
  { staked, bets, players }: Table,
  { units, isNew }: { readonly units: TableRound['staked']; readonly isNew: boolean },
): Table {
  const counts = { ...bets };
  for (const spot of Object.keys(units)) counts[spot] = (counts[spot] ?? 0) + 1;
  const isNewPlayer = isNew && Object.keys(units).length > 0;
  return {
    staked: addStakes(staked, units),
    bets: counts,
    players: players + (isNewPlayer ? 1 : 0),
  };
}

function describeRound(
  {
    game,
    table,
    shoe,
  }: { readonly game: TableGame; readonly table: TableRound; readonly shoe: Shoe },
  wish: {
    readonly session: Session;
    readonly key: string;
    readonly bet: Bet;
    readonly stake: bigint;
    readonly now: Date;
  },
): NewRound {
  return newBet({
    ...wish,
    kind: game.kind as GameKind,
    gameId: game.gameId,
    model: game.model,
    modelVersion: game.version,
    commitment: shoe.commitment,
    nonce: table.place,
    tableRound: table.no,
  });
}
