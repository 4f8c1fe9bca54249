import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { pad } from './drawn.ts';
import { addDays, type Day, dayAt, startOfDay, timeOnDay, weekdayOf } from './zone.ts';

/** Every so many minutes, around the clock; bets are taken until some seconds before the draw. */
export type FastSchedule = { readonly minutes: 1 | 3 | 5; readonly closesBeforeSeconds: number };

/** Once on certain days of the week, 0 being Sunday, at times of the zone. */
export type DaySchedule = {
  readonly weekdays: readonly number[];
  readonly closes: string;
  readonly draws: string;
  /** When the last number is known. */
  readonly drawnBy: string;
};

export type Schedule = FastSchedule | DaySchedule;

/** A draw that is bet on, from the end of the one before it. */
export type Issue = {
  readonly issueNo: string;
  readonly openAt: Date;
  /** Bets that arrive at this moment are too late. */
  readonly closeAt: Date;
  readonly drawAt: Date;
};

/** By which clocks issues are counted, and on which days nothing is drawn. */
export type Calendar = { readonly zone: string; readonly daysOff?: ReadonlySet<Day> };

const isFast = (schedule: Schedule): schedule is FastSchedule => 'minutes' in schedule;

/** The issue that a moment belongs to: each one begins where the one before ends. */
export const issueAt = (schedule: Schedule, at: Date, calendar: Calendar): Issue =>
  isFast(schedule) ? fastIssueAt(schedule, at, calendar) : dayIssueAt(schedule, at, calendar);

/** The issue after another one. */
export const issueAfter = (schedule: Schedule, issue: Issue, calendar: Calendar): Issue =>
  issueAt(schedule, isFast(schedule) ? issue.drawAt : issue.closeAt, calendar);

const SEQUENCE_LENGTH = 4;

function fastIssueAt(
  { minutes, closesBeforeSeconds }: FastSchedule,
  at: Date,
  { zone }: Calendar,
): Issue {
  const day = dayAt(at, zone);
  const start = startOfDay(day, zone).getTime();
  const sequence = Math.floor((at.getTime() - start) / (minutes * MINUTE_MS)) + 1;
  const openAt = new Date(start + (sequence - 1) * minutes * MINUTE_MS);
  const drawAt = new Date(openAt.getTime() + minutes * MINUTE_MS);
  const closeAt = new Date(drawAt.getTime() - closesBeforeSeconds * SECOND_MS);
  return { issueNo: day + pad(sequence, SEQUENCE_LENGTH), openAt, closeAt, drawAt };
}

function dayIssueAt(schedule: DaySchedule, at: Date, calendar: Calendar): Issue {
  const { zone } = calendar;
  const closing = (day: Day) => timeOnDay(day, schedule.closes, zone);
  const today = dayAt(at, zone);
  const first = at < closing(today) ? today : addDays(today, 1);
  const day = drawDay(schedule, first, 1, calendar);
  return {
    issueNo: day,
    openAt: closing(drawDay(schedule, addDays(day, -1), -1, calendar)),
    closeAt: closing(day),
    drawAt: timeOnDay(day, schedule.draws, zone),
  };
}

/** No game rests for longer. */
const REST_MAX = 366;

/** The first day with a draw, from a day on or back. */
function drawDay({ weekdays }: DaySchedule, from: Day, step: 1 | -1, { daysOff }: Calendar): Day {
  for (let away = 0; away < REST_MAX; away += 1) {
    const day = addDays(from, away * step);
    if (weekdays.includes(weekdayOf(day)) && !daysOff?.has(day)) return day;
  }
  invariant(false, 'a game is drawn at least once a year');
}

const RESULT_WITHIN = { house: 30 * MINUTE_MS, official: 180 * MINUTE_MS } as const;

/** When an issue without a result is void, and all its stakes go back. */
export const voidAtOf = (schedule: Schedule, { drawAt }: Issue): Date =>
  new Date(drawAt.getTime() + RESULT_WITHIN[isFast(schedule) ? 'house' : 'official']);
