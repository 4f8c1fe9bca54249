import { expect, test } from 'vitest';
import { continued, dueAt } from './sitting.ts';

const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 12, minutes));

test('[SAFE-3] the time runs on for whoever comes back soon, and begins anew after a longer break', () => {
  const begun = continued(undefined, at(0));
  expect(begun).toMatchObject({ startedAt: at(0), activeAt: at(0) });
  const later = continued(begun, at(30));
  expect(later).toMatchObject({ startedAt: at(0), activeAt: at(30) });
  expect(continued(later, at(61))).toMatchObject({ startedAt: at(61), activeAt: at(61) });
});

test('[SAFE-3] a reminder is due after the chosen time, counted from the last one', () => {
  const begun = { ...continued(undefined, at(0)), everyMinutes: 15 };
  expect(dueAt(begun)).toEqual(at(15));
  expect(dueAt({ ...begun, checkedAt: at(20) })).toEqual(at(35));
  expect(dueAt({ ...begun, everyMinutes: null })).toEqual(at(60));
});

test('a break forgets the last reminder, and keeps what was chosen', () => {
  const checked = { ...continued(undefined, at(0)), everyMinutes: 30, checkedAt: at(0) };
  expect(continued(checked, at(45))).toEqual({
    everyMinutes: 30,
    startedAt: at(45),
    activeAt: at(45),
    checkedAt: null,
  });
});

test('a clock that runs back takes nobody’s time away', () => {
  const begun = continued(undefined, at(10));
  expect(continued(begun, at(5))).toEqual(begun);
});
