import {
  type Calendar,
  type Issue as ClockIssue,
  issueAfter,
  issueAt,
  voidAtOf,
} from '@maneki/games/lottery/clock';
import { type LotteryGame, zoneOf } from '@maneki/games/lottery/games';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import type { PlannedIssue } from './issue.ts';

/** By which clocks the days of the house's own draws begin. */
const HOUSE_ZONE = 'Asia/Tokyo';

export const calendarOf = (game: LotteryGame, daysOff?: ReadonlySet<string>): Calendar => ({
  zone: zoneOf(game, HOUSE_ZONE),
  ...(daysOff && { daysOff }),
});

/**
 * The number of a fast game's issue: how many of its length have begun since 1970. It is consecutive because days
 * begin at whole quarters of an hour everywhere, which all lengths divide.
 */
export const fastNoOf = ({ openAt }: Pick<ClockIssue, 'openAt'>, minutes: number): number =>
  openAt.getTime() / (minutes * MINUTE_MS);

const planned = (game: LotteryGame, issue: ClockIssue, no: number): PlannedIssue => {
  invariant(Number.isInteger(no), `issues of ${game.gameId} begin at whole minutes`);
  const voidAt = voidAtOf(game.schedule, issue);
  return { gameId: game.gameId, no, ...issue, voidAt };
};

/** What is known of a game whose issues are days apart: they are counted as they come. */
export type Counted = { readonly no: number; readonly issueNo: string };

/**
 * The issue of a moment and those after it. Where issues are days apart, their numbers go on from the one that was
 * written down last.
 */
export function planIssues(
  game: LotteryGame,
  at: Date,
  {
    count,
    daysOff,
    counted,
  }: {
    readonly count: number;
    readonly daysOff?: ReadonlySet<string> | undefined;
    readonly counted?: readonly Counted[];
  },
): readonly PlannedIssue[] {
  const { schedule } = game;
  const calendar = calendarOf(game, daysOff);
  const issues: PlannedIssue[] = [];
  const known = new Map((counted ?? []).map(({ no, issueNo }) => [issueNo, no]));
  let last = Math.max(0, ...known.values());
  let issue = issueAt(schedule, at, calendar);
  while (issues.length < count) {
    if ('minutes' in schedule) issues.push(planned(game, issue, fastNoOf(issue, schedule.minutes)));
    else {
      const no = known.get(issue.issueNo) ?? last + 1;
      last = Math.max(last, no);
      issues.push(planned(game, issue, no));
    }
    issue = issueAfter(schedule, issue, calendar);
  }
  return issues;
}
