import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Calendar,
  type Issue,
  issueAfter,
  issueAt,
  type Schedule,
  voidAtOf,
} from './clock.ts';
import { startOfDay } from './zone.ts';

const TOKYO: Calendar = { zone: 'Asia/Tokyo' };
const VIETNAM: Calendar = { zone: 'Asia/Ho_Chi_Minh' };
const MINUTELY: Schedule = { minutes: 1, closesBeforeSeconds: 5 };

const FAST: readonly Schedule[] = [
  MINUTELY,
  { minutes: 3, closesBeforeSeconds: 10 },
  { minutes: 5, closesBeforeSeconds: 15 },
];

const NORTH: Schedule = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  closes: '18:10',
  draws: '18:15',
  drawnBy: '18:35',
};
const HCMC: Schedule = { weekdays: [1, 6], closes: '16:10', draws: '16:15', drawnBy: '16:35' };

const on = (zone: string, written: string) => new Date(`${written}${zone}`);
const inTokyo = (written: string) => on('+09:00', written);
const inVietnam = (written: string) => on('+07:00', written);

test.each([
  [MINUTELY, '203001310001', '00:00:00', '00:00:55', '00:01:00'],
  [MINUTELY, '203001311440', '23:59:00', '23:59:55', '24:00:00'],
  [FAST[1]!, '203001310002', '00:03:00', '00:05:50', '00:06:00'],
  [FAST[1]!, '203001310480', '23:57:00', '23:59:50', '24:00:00'],
  [FAST[2]!, '203001310001', '00:00:00', '00:04:45', '00:05:00'],
  [FAST[2]!, '203001310288', '23:55:00', '23:59:45', '24:00:00'],
])('%# issue %s opens, closes and is drawn in time', (schedule, issueNo, opens, closes, draws) => {
  const issue: Issue = {
    issueNo,
    openAt: inTokyo(`2030-01-31T${opens}`),
    closeAt: inTokyo(`2030-01-31T${closes}`),
    drawAt: inTokyo(draws === '24:00:00' ? '2030-02-01T00:00:00' : `2030-01-31T${draws}`),
  };
  expect(issueAt(schedule, issue.openAt, TOKYO)).toEqual(issue);
  expect(issueAt(schedule, new Date(issue.drawAt.getTime() - 1), TOKYO)).toEqual(issue);
});

const ZONES = [
  'Asia/Tokyo',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Marquesas',
  'UTC',
  // Clocks are changed here: at two in the morning, by half an hour, at midnight.
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
];

describe.each(ZONES)('by the clocks of %s', (zone) => {
  const calendar = { zone };
  const moments = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2036-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  test('every moment belongs to one issue, which ends where the next begins', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...FAST), (at, schedule) => {
        const issue = issueAt(schedule, at, calendar);
        expect(issue.openAt <= at && at < issue.drawAt).toBe(true);
        expect(issue.closeAt < issue.drawAt && issue.openAt < issue.closeAt).toBe(true);
        const next = issueAfter(schedule, issue, calendar);
        expect(next.openAt).toEqual(issue.drawAt);
        expect(next.issueNo > issue.issueNo).toBe(true);
        expect(issueAt(schedule, new Date(next.openAt.getTime() - 1), calendar)).toEqual(issue);
      }),
    );
  });
});

/** The issues of days in a row, one after the other. */
function follow(schedule: Schedule, from: Date, count: number, calendar: Calendar): Issue[] {
  const issues = [issueAt(schedule, from, calendar)];
  while (issues.length < count) issues.push(issueAfter(schedule, issues.at(-1)!, calendar));
  return issues;
}

test.each([
  ['the end of a month', '2030-01-31', '2030-02-01'],
  ['a leap day', '2028-02-28', '2028-02-29'],
  ['the day after a leap day', '2028-02-29', '2028-03-01'],
  ['the end of a year', '2029-12-31', '2030-01-01'],
])('1440 issues fill a day, and the next one begins anew: %s', (_, day, next) => {
  const issues = follow(MINUTELY, inTokyo(`${day}T00:00:00`), 1_441, TOKYO);
  const numbers = issues.map(({ issueNo }) => issueNo);
  const digits = day.replaceAll('-', '');
  expect(numbers.slice(0, 1_440)).toEqual(
    Array.from({ length: 1_440 }, (_each, at) => `${digits}${String(at + 1).padStart(4, '0')}`),
  );
  expect(numbers[1_440]).toBe(`${next.replaceAll('-', '')}0001`);
  for (const [at, issue] of issues.slice(1).entries())
    expect(issue.openAt).toEqual(issues[at]!.drawAt);
});

test.each([
  ['2030-03-10', 23 * 60],
  ['2030-03-11', 24 * 60],
  ['2030-11-03', 25 * 60],
])('a day on which clocks are changed has as many issues as minutes: %s has %s', (day, count) => {
  const calendar = { zone: 'America/New_York' };
  const from = startOfDay(day.replaceAll('-', ''), calendar.zone);
  const issues = follow(MINUTELY, from, count + 1, calendar);
  expect(issues.at(-2)!.issueNo).toBe(`${day.replaceAll('-', '')}${count}`);
  expect(issues.at(-1)!.issueNo.endsWith('0001')).toBe(true);
});

test('an official draw is bet on from the close of the one before until its own', () => {
  const issue: Issue = {
    issueNo: '20300131',
    openAt: inVietnam('2030-01-30T18:10:00'),
    closeAt: inVietnam('2030-01-31T18:10:00'),
    drawAt: inVietnam('2030-01-31T18:15:00'),
  };
  expect(issueAt(NORTH, issue.openAt, VIETNAM)).toEqual(issue);
  expect(issueAt(NORTH, new Date(issue.closeAt.getTime() - 1), VIETNAM)).toEqual(issue);
  expect(issueAt(NORTH, issue.closeAt, VIETNAM).issueNo).toBe('20300201');
});

test('a station draws on its days of the week alone', () => {
  // The 31st of January 2030 is a Thursday.
  const issues = follow(HCMC, inVietnam('2030-01-31T09:00:00'), 4, VIETNAM);
  expect(issues.map(({ issueNo }) => issueNo)).toEqual([
    '20300202',
    '20300204',
    '20300209',
    '20300211',
  ]);
  expect(issues[0]!.openAt).toEqual(inVietnam('2030-01-28T16:10:00'));
});

test('on days off nothing is drawn, and bets are for the first day after', () => {
  const calendar = { ...VIETNAM, daysOff: new Set(['20300202', '20300203', '20300204']) };
  const [first, second] = follow(NORTH, inVietnam('2030-02-01T18:10:00'), 2, calendar);
  expect([first!.issueNo, second!.issueNo]).toEqual(['20300205', '20300206']);
  expect(first!.openAt).toEqual(inVietnam('2030-02-01T18:10:00'));
});

test('official issues follow each other without a gap', () => {
  const moments = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2036-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(NORTH, HCMC), (at, schedule) => {
      const issue = issueAt(schedule, at, VIETNAM);
      expect(issue.openAt <= at && at < issue.closeAt).toBe(true);
      expect(issueAfter(schedule, issue, VIETNAM).openAt).toEqual(issue.closeAt);
    }),
  );
});

test('without a result a draw of the house is void after half an hour, an official one after three', () => {
  const drawAt = inVietnam('2030-01-31T18:15:00');
  const issue = { issueNo: '', openAt: drawAt, closeAt: drawAt, drawAt };
  expect(voidAtOf(MINUTELY, issue)).toEqual(inVietnam('2030-01-31T18:45:00'));
  expect(voidAtOf(NORTH, issue)).toEqual(inVietnam('2030-01-31T21:15:00'));
});
