import type { ChaseView } from '@maneki/contract/house/lottery';
import { writeAmount } from '@maneki/kernel/money';
import type { Chase } from '#features/draws';
import { isOver, listNamed, type Round, viewRound } from '#features/rounds';
import type { Tx } from '#platform/database';

/** Chases as their owner sees them, with what became of each of their slips. */
export async function viewChases(tx: Tx, chases: readonly Chase[]): Promise<ChaseView[]> {
  const names = chases.flatMap(({ playerId, issues }) =>
    issues.map(({ roundId }) => ({ playerId, id: roundId })),
  );
  const rounds = new Map((await listNamed(tx, names)).map((round) => [round.id, round]));
  return chases.map((chase) => viewChase(chase, rounds));
}

function viewChase(chase: Chase, rounds: ReadonlyMap<string, Round>): ChaseView {
  const slips = chase.issues.flatMap(({ roundId, ...issue }) => {
    const round = rounds.get(roundId);
    return round ? [{ ...issue, round }] : [];
  });
  const isDone = slips.every(({ round }) => isOver(round));
  return {
    chaseId: chase.id,
    gameId: chase.gameId,
    status: statusOf(chase, isDone),
    stopsOnWin: chase.stopsOnWin,
    issues: slips.map(({ no, issueNo, multiplier, round }) => {
      const { status, win } = viewRound(round);
      return { no, issueNo, multiplier, stake: writeAmount(round.stake), win, status };
    }),
    placedAt: chase.placedAt.toISOString(),
  };
}

function statusOf({ status }: Chase, isDone: boolean): ChaseView['status'] {
  if (status === 'STOPPED') return 'STOPPED';
  if (status === 'CANCELLED' || status === 'FAILED') return 'CANCELLED';
  return isDone ? 'DONE' : 'RUNNING';
}
