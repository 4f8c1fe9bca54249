import { findLotteryGame } from '@maneki/games/lottery/games';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { findIssue } from '#features/draws';
import type { HouseServices } from '#platform/services';
import type { Round } from '../round.ts';
import type { Step } from '../step.ts';
import { fixIssueWins } from './fix-issue-wins.ts';

/** Whoever runs the lotteries settles all slips of an issue at once; so long after its draw each is looked after. */
const LATE_MS = MINUTE_MS;

/** When a slip is looked at by itself: where its draw is known by its number, after that. */
export function waitForDraw({ gameId, tableRound }: Round, now: Date): Date {
  const schedule = findLotteryGame(gameId)?.schedule;
  invariant(schedule && tableRound !== null, `${gameId} is a lottery`);
  if (!('minutes' in schedule)) return new Date(now.getTime() + HOUR_MS);
  const drawAt = (tableRound + 1) * schedule.minutes * MINUTE_MS;
  return new Date(Math.max(drawAt, now.getTime()) + LATE_MS);
}

/** What becomes of a slip that was not settled with its issue: won, lost or given back as the issue was. */
export async function followIssue(
  services: Pick<HouseServices, 'database' | 'clock'>,
  round: Round,
  nextTryAt: Date,
): Promise<Step> {
  const { database, clock } = services;
  const { gameId, tableRound } = round;
  invariant(tableRound !== null, `slip ${round.id} is on no issue`);
  const name = { gameId, no: tableRound };
  const issue = await database.statement((tx) => findIssue(tx, name));
  const now = clock.now();
  if (issue?.status === 'VOID')
    return {
      kind: 'moved',
      move: { status: 'UNDOING', now, nextTryAt, reason: issue.reason ?? 'VOID' },
    };
  if (issue?.status !== 'SETTLED') return { kind: 'later', at: waitForDraw(round, now) };
  const due = { now, nextTryAt };
  await fixIssueWins(services, { issue, due, coverage: new Map(), only: round });
  return { kind: 'again' };
}
