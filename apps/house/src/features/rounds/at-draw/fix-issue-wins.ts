import type { Slip } from '@maneki/contract/house/lottery';
import { findLotteryGame, type LotteryGame } from '@maneki/games/lottery/games';
import type { Play, Result } from '@maneki/games/lottery/play';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import {
  type Chase,
  coveredPlays,
  type Issue,
  type IssueName,
  lockChases,
  lockIssue,
  moveChase,
  settleTickets,
  ticketsOf,
  turnoverOf,
} from '#features/draws';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import type { Fixed } from '../at-table/fix-table-wins.ts';
import { type Due, fixBets, lockTaken } from '../at-table/store.ts';
import { describeResult } from '../record/round-record.ts';
import { type Round, txIdOf, type Win } from '../round.ts';
import type { RoundName } from '../store.ts';
import { listBetsBeside, undoNamed } from './store.ts';

/** Slips that are settled by one statement: each may have two hundred tickets. */
export const BATCH = 100;

/** What members cover of an issue, each in a currency: looked at once, however many slips they have. */
export type Coverage = Map<string, ReadonlySet<Play>>;

export const slipOf = ({ bet }: Pick<Round, 'bet'>): Slip => bet as unknown as Slip;

/**
 * Writes down what slips on a drawn issue win, many in one statement. From here on they can only be paid. A slip of
 * a chase that was never placed whole is given back instead; one that wins may end its chase.
 */
export async function fixIssueWins(
  { database }: Pick<HouseServices, 'database'>,
  wanted: {
    readonly issue: Pick<Issue, 'gameId' | 'no'>;
    readonly due: Due;
    readonly coverage: Coverage;
    /** The slip that was looked at last. */
    readonly after?: RoundName | undefined;
    /** One slip alone, which came late. */
    readonly only?: Round;
  },
): Promise<Fixed & { readonly last?: RoundName | undefined }> {
  const { issue, due, coverage, after, only } = wanted;
  const name = { gameId: issue.gameId, no: issue.no };
  const game = findLotteryGame(issue.gameId);
  invariant(game, `${issue.gameId} is a lottery`);
  return database.transact(async (tx) => {
    const held = await lockIssue(tx, name);
    if (!held?.result || held.status === 'VOID') return { bets: [], undone: [], isLast: true };
    const taken = await lockTaken(tx, { ...name, after, only: only?.id, limit: BATCH });
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
    const fixed = await settle(tx, { game, name, live, coverage, result: held.result });
    await fixBets(tx, fixed, { ...due, from: 'TAKEN' });
    const stopped = await stopChases(tx, fixed, chases);
    const undone = [
      ...(await undoNamed(tx, { names: ended, reason: 'NOT_PLACED', due })),
      ...(await undoNamed(tx, { names: stopped, reason: 'STOPPED_ON_WIN', due })),
    ];
    return { bets: fixed, undone, isLast, last: taken.at(-1) };
  });
}

async function findChasesOf(tx: Tx, rounds: readonly Round[]): Promise<ReadonlyMap<string, Chase>> {
  const names = rounds.flatMap((round) => {
    const { chaseId } = slipOf(round);
    return chaseId === undefined ? [] : [{ playerId: round.playerId, id: chaseId }];
  });
  return new Map((await lockChases(tx, names)).map((chase) => [chase.id, chase]));
}

type Settling = {
  readonly game: LotteryGame;
  readonly name: IssueName;
  readonly live: readonly Round[];
  readonly coverage: Coverage;
};

async function settle(
  tx: Tx,
  { result, ...settling }: Settling & { readonly result: Result },
): Promise<Round[]> {
  const { game, live, coverage } = settling;
  await cover(tx, settling);
  return live.map((round) => {
    const tickets = ticketsOf(game, slipOf(round));
    const { win, ...outcome } = settleTickets(tickets, result);
    const wins: Win[] = [
      {
        txId: txIdOf.win(round.id),
        amount: writeAmount(win),
        pool: null,
        validTurnover: writeAmount(turnoverOf(tickets, coverage.get(seatOf(round))!)),
        resultText: describeResult(round.kind, { result }),
        paidAt: null,
      },
    ];
    return { ...round, status: 'PAYING' as const, outcome: { result, ...outcome }, win, wins };
  });
}

const seatOf = ({ playerId, currency }: Pick<Round, 'playerId' | 'currency'>): string =>
  `${playerId} ${currency}`;

/** Looks at what members cover who were not looked at yet, with all of their slips, whichever are settled now. */
async function cover(tx: Tx, { game, name, live, coverage }: Settling): Promise<void> {
  const fresh = live.filter((round) => !coverage.has(seatOf(round)));
  const beside = await listBetsBeside(tx, { ...name, bets: fresh });
  const seats = Map.groupBy([...fresh, ...beside], seatOf);
  for (const [seat, rounds] of seats) {
    if (coverage.has(seat)) continue;
    const tickets = rounds.flatMap((round) => ticketsOf(game, slipOf(round)));
    coverage.set(seat, coveredPlays(tickets));
    // Many lines take a moment each: others are answered between them.
    await new Promise(setImmediate);
  }
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
