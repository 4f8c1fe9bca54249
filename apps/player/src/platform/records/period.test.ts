import { expect, test } from 'vitest';
import { isPeriodShown, oldestDay, periodOf, readPeriod, writePeriod } from './period.ts';

const TODAY = '2026-11-15';

test('presets count back from today and include it', () => {
  expect(periodOf('today', TODAY)).toEqual({ from: TODAY, to: TODAY });
  expect(periodOf('yesterday', TODAY)).toEqual({ from: '2026-11-14', to: '2026-11-14' });
  expect(periodOf('week', TODAY)).toEqual({ from: '2026-11-09', to: TODAY });
  expect(periodOf('month', TODAY)).toEqual({ from: '2026-10-17', to: TODAY });
});

test('every preset can be shown', () => {
  for (const preset of ['today', 'yesterday', 'week', 'month'] as const)
    expect(isPeriodShown(periodOf(preset, TODAY), TODAY), preset).toBe(true);
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
    const { choice, period } = readPeriod(new URLSearchParams(text), TODAY);
    expect(choice).toBe('week');
    expect(period).toEqual({ from: '2026-11-09', to: TODAY });
  }
});

test('days in the address win over a preset, and stay when they cannot be shown', () => {
  const own = readPeriod(new URLSearchParams('period=today&from=2026-11-01&to=2026-11-02'), TODAY);
  expect(own).toEqual({ choice: 'own', period: { from: '2026-11-01', to: '2026-11-02' } });
  const half = readPeriod(new URLSearchParams('from=soon'), TODAY);
  expect(half).toEqual({ choice: 'own', period: { from: 'soon', to: '' } });
});

test('writing a period keeps the other filters and reads back as it was', () => {
  const address = new URLSearchParams('group=game&from=2026-11-01&to=2026-11-02');
  const month = writePeriod(address, 'month');
  expect(month.toString()).toBe('group=game&period=month');
  expect(readPeriod(month, TODAY).choice).toBe('month');
  expect(writePeriod(month, 'week').toString()).toBe('group=game');
  const own = writePeriod(month, { from: '2026-11-03', to: '2026-11-04' });
  expect(own.toString()).toBe('group=game&from=2026-11-03&to=2026-11-04');
});
