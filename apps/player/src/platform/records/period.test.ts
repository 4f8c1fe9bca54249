import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import {
  isPeriodShown,
  oldestDay,
  periodOf,
  RECORD_PRESETS,
  REPORT_PRESETS,
  readPeriod,
  writePeriod,
} from './period.ts';

const TODAY = '2026-11-15';
const OF_RECORDS = { today: TODAY, presets: RECORD_PRESETS };

test('presets count back from today and include it', () => {
  expect(periodOf('today', TODAY)).toEqual({ from: TODAY, to: TODAY });
  expect(periodOf('yesterday', TODAY)).toEqual({ from: '2026-11-14', to: '2026-11-14' });
  expect(periodOf('week', TODAY)).toEqual({ from: '2026-11-09', to: TODAY });
  expect(periodOf('month', TODAY)).toEqual({ from: '2026-10-17', to: TODAY });
});

test('[CASH-4] months of the calendar are whole, however long they are', () => {
  expect(periodOf('thisMonth', TODAY)).toEqual({ from: '2026-11-01', to: TODAY });
  expect(periodOf('lastMonth', TODAY)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(periodOf('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodOf('lastMonth', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('every preset can be shown, on every day of a year', () => {
  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1))
    for (const preset of [...RECORD_PRESETS, ...REPORT_PRESETS])
      expect(isPeriodShown(periodOf(preset, day), day), `${preset} on ${day}`).toBe(true);
});

test('a preset that a page does not offer is not read from its address', () => {
  const address = new URLSearchParams('period=thisMonth');
  expect(readPeriod(address, OF_RECORDS).choice).toBe('week');
  expect(readPeriod(address, { today: TODAY, presets: REPORT_PRESETS }).choice).toBe('thisMonth');
});

test('a look holds at most 31 days', () => {
  expect(isPeriodShown({ from: '2026-10-16', to: TODAY }, TODAY)).toBe(true);
  expect(isPeriodShown({ from: '2026-10-15', to: TODAY }, TODAY)).toBe(false);
});

test('a record goes back 90 days', () => {
  expect(oldestDay(TODAY)).toBe('2026-08-17');
  expect(isPeriodShown({ from: '2026-08-17', to: '2026-08-20' }, TODAY)).toBe(true);
  expect(isPeriodShown({ from: '2026-08-16', to: '2026-08-20' }, TODAY)).toBe(false);
});

test('a period ends today at the latest and never before it begins', () => {
  expect(isPeriodShown({ from: TODAY, to: TODAY }, TODAY)).toBe(true);
  expect(isPeriodShown({ from: TODAY, to: '2026-11-16' }, TODAY)).toBe(false);
  expect(isPeriodShown({ from: TODAY, to: '2026-11-14' }, TODAY)).toBe(false);
});

test('days that do not exist are no period', () => {
  expect(isPeriodShown({ from: '', to: TODAY }, TODAY)).toBe(false);
  expect(isPeriodShown({ from: '2026-11-31', to: TODAY }, TODAY)).toBe(false);
});

test('an address without a period, or with an unknown one, shows a week', () => {
  for (const text of ['', 'period=decade', 'group=game']) {
    const { choice, period } = readPeriod(new URLSearchParams(text), OF_RECORDS);
    expect(choice).toBe('week');
    expect(period).toEqual({ from: '2026-11-09', to: TODAY });
  }
});

test('days in the address win over a preset, and stay when they cannot be shown', () => {
  const own = readPeriod(
    new URLSearchParams('period=today&from=2026-11-01&to=2026-11-02'),
    OF_RECORDS,
  );
  expect(own).toEqual({ choice: 'own', period: { from: '2026-11-01', to: '2026-11-02' } });
  const half = readPeriod(new URLSearchParams('from=soon'), OF_RECORDS);
  expect(half).toEqual({ choice: 'own', period: { from: 'soon', to: '' } });
});

test('writing a period keeps the other filters and reads back as it was', () => {
  const address = new URLSearchParams('group=game&from=2026-11-01&to=2026-11-02');
  const month = writePeriod(address, 'month');
  expect(month.toString()).toBe('group=game&period=month');
  expect(readPeriod(month, OF_RECORDS).choice).toBe('month');
  expect(writePeriod(month, 'week').toString()).toBe('group=game');
  const own = writePeriod(month, { from: '2026-11-03', to: '2026-11-04' });
  expect(own.toString()).toBe('group=game&from=2026-11-03&to=2026-11-04');
});
