import type { TableGame } from '@maneki/games/tables/table-games';
import { addStakes, type SpotStakes } from '@maneki/games/tables/table-rules';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { lockTableRound, stakesOf, type TableOutcome, type TableRound } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { describeResult } from '../record/round-record.ts';
import { amountOf, type Round, txIdOf, type Win } from '../round.ts';
import { type Due, fixBets, listBetsOf, lockTaken } from './store.ts';

/** Bets that are settled by one statement. */
export const BATCH = 500;

/** Bets whose wins are written down, those that are given back instead, and whether there are no more. */
export type Fixed = {
  readonly bets: readonly Round[];
  readonly undone: readonly Round[];
  readonly isLast: boolean;
};

/**
 * Writes down what bets on a decided round win, many in one statement. From here on they can only be paid.
 * Answers those that it took: another node may have others.
 */
export async function fixTableWins(
  { database }: Pick<HouseServices, 'database'>,
  wanted: {
    readonly game: TableGame;
    readonly table: TableRound;
    readonly due: Due;
    /** One bet alone, which came late. */
    readonly only?: Round;
  },
): Promise<Fixed> {
  const { game, table, due, only } = wanted;
  const { outcome } = table;
  invariant(outcome, `round ${table.no} of ${table.gameId} is not decided`);
  return database.transact(async (tx) => {
    const name = { gameId: table.gameId, no: table.no };
    // An operator may give the round back until the first of its bets is settled, and not once more.
    if ((await lockTableRound(tx, name))?.status === 'VOIDED')
      return { bets: [], undone: [], isLast: true };
    const taken = await lockTaken(tx, { ...name, only: only?.id, limit: BATCH });
    const isLast = taken.length < BATCH;
    if (taken.length === 0) return { bets: [], undone: [], isLast };
    const players = [...new Set(taken.map(({ playerId }) => playerId))];
    const all = await listBetsOf(tx, { ...name, players });
    const turnovers = shareTurnover(game.rules, outcome, { all, taken });
    const fixed = taken.map((round) => {
      const win = game.rules.payoutOf(stakesOf(round.bet), outcome);
      const wins: Win[] = [
        {
          txId: txIdOf.win(round.id),
          amount: writeAmount(win),
          pool: null,
          validTurnover: writeAmount(turnovers.get(round.id) ?? 0n),
          resultText: describeResult(round.kind, outcome),
          paidAt: null,
        },
      ];
      return { ...round, status: 'PAYING' as const, outcome, win, wins };
    });
    await fixBets(tx, fixed, { ...due, from: 'TAKEN' });
    return { bets: fixed, undone: [], isLast };
  });
}

/**
 * What of each bet counts as turnover. Bets of a player that oppose each other count by what they differ,
 * whichever of them was placed first, so all of the player's bets on the round are looked at together; the
 * sum is given to the bets one after the other, each at most its stake.
 */
function shareTurnover(
  rules: TableGame['rules'],
  outcome: TableOutcome,
  { all, taken }: { readonly all: readonly Round[]; readonly taken: readonly Round[] },
): ReadonlyMap<string, bigint> {
  const isDue = new Set(taken.map(({ id }) => id));
  const shares = new Map<string, bigint>();
  const seats = Map.groupBy(all, ({ playerId, currency }) => `${playerId} ${currency}`);
  for (const bets of seats.values()) {
    const stakes = bets.reduce<SpotStakes>((sum, { bet }) => addStakes(sum, stakesOf(bet)), {});
    const given = bets.reduce((sum, { wins }) => sum + turnoverOf(wins[0]), 0n);
    let left = rules.validTurnoverOf(stakes, outcome) - given;
    for (const { id, stake } of bets) {
      if (!isDue.has(id)) continue;
      const share = within(left, stake);
      shares.set(id, share);
      left -= share;
    }
  }
  return shares;
}

/** Not less than nothing, and not more than a stake. */
const within = (turnover: bigint, stake: bigint): bigint => {
  if (turnover < 0n) return 0n;
  return turnover < stake ? turnover : stake;
};

const turnoverOf = (win: Win | undefined): bigint =>
  win?.validTurnover === undefined ? 0n : amountOf({ amount: win.validTurnover });
