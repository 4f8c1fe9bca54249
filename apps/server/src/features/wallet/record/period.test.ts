import { expect, test } from 'vitest';
import { readPeriod } from './period.ts';

// In Tokyo it is already the first of April.
const now = new Date('2030-03-31T15:00:00Z');
const read = (from: string, to: string, timezone = 'Asia/Tokyo') =>
  readPeriod({ from, to }, { now, timezone });
const refusal = { code: 'wallet.period_invalid', detail: { days: 31, back: 90 } };

test('a period runs from the first day’s midnight to the last day’s end, in the merchant’s time', () => {
  expect(read('2030-03-30', '2030-03-31')).toEqual({
    ok: true,
    value: { start: new Date('2030-03-29T15:00:00Z'), end: new Date('2030-03-31T15:00:00Z') },
  });
});

test('one day is a period', () => {
  expect(read('2030-04-01', '2030-04-01')).toMatchObject({ ok: true });
});

test('thirty-one days are shown in one look, thirty-two are not', () => {
  expect(read('2030-03-01', '2030-03-31')).toMatchObject({ ok: true });
  expect(read('2030-03-01', '2030-04-01')).toEqual({ ok: false, refusal });
});

test('the record goes back ninety days and not one more', () => {
  expect(read('2030-01-01', '2030-01-05')).toMatchObject({ ok: true });
  expect(read('2029-12-31', '2030-01-05')).toEqual({ ok: false, refusal });
  // Where it is still March, the ninetieth day is another one.
  expect(read('2029-12-31', '2030-01-05', 'UTC')).toMatchObject({ ok: true });
  expect(read('2029-12-30', '2030-01-05', 'UTC')).toEqual({ ok: false, refusal });
});

test('a period that ends before it begins is refused', () => {
  expect(read('2030-03-31', '2030-03-30')).toEqual({ ok: false, refusal });
});

test('days to come are a period in which nothing has happened', () => {
  const end = new Date('2030-04-02T15:00:00Z');
  expect(read('2030-04-01', '2030-04-30')).toMatchObject({ ok: true, value: { end } });
  expect(read('9999-12-31', '9999-12-31')).toEqual({ ok: true, value: { start: end, end } });
});

test('a day on which the clocks change is as long as it is', () => {
  const { ok, value } = read('2030-03-10', '2030-03-10', 'America/New_York') as never as {
    ok: true;
    value: { start: Date; end: Date };
  };
  expect(ok).toBe(true);
  expect(value.end.getTime() - value.start.getTime()).toBe(23 * 3_600_000);
});
