import { expect, test } from 'vitest';
import { isTooFast, minutesMuted } from './pace.ts';

const now = new Date('2030-01-01T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);

test.each([
  [null, false],
  [before(0), true],
  [before(1_999), true],
  [before(2_000), false],
])('[MSG-4] one message every two seconds: after %s', (sentAt, isEarly) => {
  expect(isTooFast(sentAt, now)).toBe(isEarly);
});

test.each([
  [null, undefined],
  [now, undefined],
  [before(1), undefined],
  [before(-1), 1],
  [before(-600_000), 10],
])('[MSG-4] muted until %s', (until, minutes) => {
  expect(minutesMuted(until, now)).toBe(minutes);
});
