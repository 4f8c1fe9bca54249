import type { Slip } from '@maneki/contract/house/lottery';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import type { Result } from '@maneki/games/lottery/play';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import {
  type Chase,
  type Issue,
  lockChases,
  lockIssue,
  moveChase,
  settleTickets,
  type Ticket,
  ticketsOf,
  turnoversOf,
} from '#features/draws';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import type { Fixed } from '../at-table/fix-table-wins.ts';
import { fixBets, listBetsBeside, lockTaken, undoNamed } from '../at-table/store.ts';
import { describeResult } from '../record/round-record.ts';
import { type Round, txIdOf, type Win } from '../round.ts';

/** Slips that are settled by one statement: each may have two hundred tickets. */
export const BATCH = 100;

export const slipOf = ({ bet }: Pick<Round, 'bet'>): Slip => bet as unknown as Slip;

/**
 * Writes down what slips on a drawn issue win, many in one statement. From here on they can only be paid. A slip of
 * a chase that was never placed whole is given back instead; one that wins may end its chase.
 */
export async function fixIssueWins(
  { database }: Pick<HouseServices, 'database'>,
  wanted: {
    readonly issue: Pick<Issue, 'gameId' | 'no'>;
    readonly nextTryAt: Date;
    /** One slip alone, which came late. */
    readonly only?: Round;
  },
): Promise<Fixed> {
  const { issue, nextTryAt, only } = wanted;
  const name = { gameId: issue.gameId, no: issue.no };
  const game = findLotteryGame(issue.gameId);
  invariant(game, `${issue.gameId} is a lottery`);
  return database.transact(async (tx) => {
    const held = await lockIssue(tx, name);
    if (!held?.result || held.status === 'VOID') return { bets: [], undone: [], isLast: true };
    const taken = await lockTaken(tx, { ...name, only: only?.id, limit: BATCH });
    const isLast = taken.length < BATCH;
    if (taken.length === 0) return { bets: [], undone: [], isLast };
    const chases = await findChasesOf(tx, taken);
    const counts = (round: Round) => {
      const { chaseId } = slipOf(round);
      if (chaseId === undefined) return true;
      // What was stopped or cancelled has given back all that does not count.
      const status = chases.get(chaseId)?.status;
      return status !== undefined && status !== 'PLACING' && status !== 'FAILED';
    };
    const live = taken.filter(counts);
    const ended = taken.filter((round) => !counts(round));
    const fixed = await settle(tx, { game, name, live, result: held.result });
    await fixBets(tx, fixed, { nextTryAt });
    const stopped = await stopChases(tx, fixed, chases);
    const undone = [
      ...(await undoNamed(tx, { names: ended, reason: 'NOT_PLACED', nextTryAt })),
      ...(await undoNamed(tx, { names: stopped, reason: 'STOPPED_ON_WIN', nextTryAt })),
    ];
    return { bets: fixed, undone, isLast };
  });
}

async function findChasesOf(tx: Tx, rounds: readonly Round[]): Promise<ReadonlyMap<string, Chase>> {
  const names = rounds.flatMap((round) => {
    const { chaseId } = slipOf(round);
    return chaseId === undefined ? [] : [{ playerId: round.playerId, id: chaseId }];
  });
  return new Map((await lockChases(tx, names)).map((chase) => [chase.id, chase]));
}

async function settle(
  tx: Tx,
  {
    game,
    name,
    live,
    result,
  }: {
    readonly game: LotteryGame;
    readonly name: { readonly gameId: string; readonly no: number };
    readonly live: readonly Round[];
    readonly result: Result;
  },
): Promise<Round[]> {
  const read = new Map(live.map((round) => [round.id, ticketsOf(game, slipOf(round))]));
  const turnovers = await findTurnovers(tx, { game, name, live, read });
  return live.map((round) => {
    const { win, ...outcome } = settleTickets(read.get(round.id)!, result);
    const wins: Win[] = [
      {
        txId: txIdOf.win(round.id),
        amount: writeAmount(win),
        pool: null,
        validTurnover: writeAmount(turnovers.get(round.id)!),
        resultText: describeResult(round.kind, { result }),
        paidAt: null,
      },
    ];
    return { ...round, status: 'PAYING' as const, outcome: { result, ...outcome }, win, wins };
  });
}

/** A member's slips count together, whichever of them are settled now. */
async function findTurnovers(
  tx: Tx,
  {
    game,
    name,
    live,
    read,
  }: {
    readonly game: LotteryGame;
    readonly name: { readonly gameId: string; readonly no: number };
    readonly live: readonly Round[];
    readonly read: ReadonlyMap<string, readonly Ticket[]>;
  },
): Promise<ReadonlyMap<string, bigint>> {
  const beside = await listBetsBeside(tx, { ...name, bets: live });
  const seats = Map.groupBy(
    [...live, ...beside],
    ({ playerId, currency }) => `${playerId} ${currency}`,
  );
  const turnovers = new Map<string, bigint>();
  for (const slips of seats.values()) {
    const shares = turnoversOf(
      slips.map((round) => read.get(round.id) ?? ticketsOf(game, slipOf(round))),
    );
    for (const [place, { id }] of slips.entries()) turnovers.set(id, shares[place]!);
  }
  return turnovers;
}

/** Chases that end with a win: what is left of them. */
async function stopChases(
  tx: Tx,
  fixed: readonly Round[],
  chases: ReadonlyMap<string, Chase>,
): Promise<{ readonly playerId: string; readonly id: string }[]> {
  const left: { playerId: string; id: string }[] = [];
  for (const round of fixed) {
    const chase = chases.get(slipOf(round).chaseId ?? '');
    if (!chase?.stopsOnWin || round.win === 0n) continue;
    if (!(await moveChase(tx, chase, { from: ['RUNNING'], to: 'STOPPED' }))) continue;
    for (const { no, roundId } of chase.issues)
      if (no > round.tableRound!) left.push({ playerId: chase.playerId, id: roundId });
  }
  return left;
}
