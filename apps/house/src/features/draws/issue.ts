import type { IssueStatus } from '@maneki/contract/house/lottery';
import type { LotteryGame } from '@maneki/games/lottery/games';
import type { Result } from '@maneki/games/lottery/play';

/** What was staked on an issue and paid for it, in a currency. */
export type IssueTotal = {
  readonly currency: string;
  readonly stake: string;
  readonly win: string;
  readonly slips: number;
  /** Missing where an issue was settled before they were counted. */
  readonly players?: number;
};

/** A draw that is bet on. */
export type Issue = {
  readonly gameId: string;
  readonly no: number;
  /** As people read it. */
  readonly issueNo: string;
  readonly openAt: Date;
  /** Bets that arrive at this moment are too late. */
  readonly closeAt: Date;
  readonly drawAt: Date;
  /** Without a result by then it is void. */
  readonly voidAt: Date;
  readonly status: IssueStatus;
  /** Which day's seed draws it, and its hash; neither where it is drawn elsewhere. */
  readonly seedDay: number | null;
  readonly commitment: string | null;
  readonly result: Result | null;
  /** Why it is void. */
  readonly reason: string | null;
  readonly drawnAt: Date | null;
  /** Also when all was given back. */
  readonly settledAt: Date | null;
  readonly totals: readonly IssueTotal[] | null;
  readonly version: number;
};

export type IssueName = Pick<Issue, 'gameId' | 'no'>;

/** An issue as the clock knows it, before anybody has written it down. */
export type PlannedIssue = Pick<
  Issue,
  'gameId' | 'no' | 'issueNo' | 'openAt' | 'closeAt' | 'drawAt' | 'voidAt'
>;

export const takesBets = (
  { status, closeAt }: Pick<Issue, 'status' | 'closeAt'>,
  now: Date,
): boolean => (status === 'SCHEDULED' || status === 'OPEN') && now < closeAt;

/**
 * Whether a slip is still taken that the house heard of at a moment: nobody is late because many others came at the
 * same moment, but nothing is taken once it may be drawn.
 */
export const takesSlip = (
  { status, closeAt, drawAt }: Pick<Issue, 'status' | 'closeAt' | 'drawAt'>,
  { askedAt, now }: { readonly askedAt: Date; readonly now: Date },
): boolean =>
  (status === 'SCHEDULED' || status === 'OPEN' || status === 'CLOSED') &&
  askedAt < closeAt &&
  now < drawAt;

type Times = Pick<Issue, 'status' | 'openAt' | 'closeAt' | 'drawAt' | 'voidAt'>;

/** Where an issue ought to stand at a moment, by what is written down and the clock alone. */
export type Standing =
  | { readonly status: Exclude<IssueStatus, 'VOID' | 'SETTLED'> }
  | { readonly status: 'VOID'; readonly reason: 'PAUSED' | 'NO_RESULT' };

/**
 * How far an issue has come that nobody has moved on for a while. Whoever stood still for a day goes through all of
 * its steps at once. While its game rests an issue does not open, but may until it would close: a pause of a minute
 * must not cost a draw that comes once a week. Then it is void, with what was bet on it long before.
 */
export function standingOf(
  issue: Times,
  {
    drawSource,
    isResting,
    now,
  }: Pick<LotteryGame, 'drawSource'> & { readonly isResting: boolean; readonly now: Date },
): Standing | undefined {
  let { status } = issue;
  if (status === 'SCHEDULED' && issue.openAt <= now) {
    if (!isResting) status = 'OPEN';
    else if (issue.closeAt <= now) return { status: 'VOID', reason: 'PAUSED' };
  }
  if (status === 'OPEN' && issue.closeAt <= now) status = 'CLOSED';
  if (status === 'CLOSED' && issue.voidAt <= now) return { status: 'VOID', reason: 'NO_RESULT' };
  if (status === 'CLOSED' && issue.drawAt <= now && drawSource === 'HOUSE') status = 'DRAWN';
  if (status === issue.status) return undefined;
  // What is void or settled is moved by nobody.
  return { status } as Standing;
}

/** When something has to be done about an issue next. */
export function dueAt(
  issue: Times,
  { drawSource, now }: Pick<LotteryGame, 'drawSource'> & { readonly now: Date },
): Date | null {
  if (issue.status === 'SCHEDULED') return issue.openAt;
  if (issue.status === 'OPEN') return issue.closeAt;
  if (issue.status === 'CLOSED') return drawSource === 'HOUSE' ? issue.drawAt : issue.voidAt;
  return issue.status === 'SETTLED' ? null : now;
}
