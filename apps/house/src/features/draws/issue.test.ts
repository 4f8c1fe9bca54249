import { expect, test } from 'vitest';
import { standingOf, takesSlip } from './issue.ts';

const at = (time: string) => new Date(`2030-01-01T${time}Z`);
const times = {
  openAt: at('12:00:00'),
  closeAt: at('12:00:55'),
  drawAt: at('12:01:00'),
  voidAt: at('12:31:00'),
};

test('a slip is in time that was heard before the close, until its issue may be drawn', () => {
  const takes = (status: 'OPEN' | 'CLOSED' | 'DRAWN', asked: string, now: string) =>
    takesSlip({ ...times, status }, { askedAt: at(asked), now: at(now) });
  expect(takes('OPEN', '12:00:54.999', '12:00:54.999')).toBe(true);
  expect(takes('OPEN', '12:00:55', '12:00:55')).toBe(false);
  expect(takes('CLOSED', '12:00:54.999', '12:00:59.999')).toBe(true);
  expect(takes('CLOSED', '12:00:55', '12:00:59.999')).toBe(false);
  expect(takes('CLOSED', '12:00:54.999', '12:01:00')).toBe(false);
  expect(takes('DRAWN', '12:00:54.999', '12:00:59.999')).toBe(false);
});

test('an issue of a game that rests waits to open until it would close', () => {
  const stands = (now: string, isResting: boolean) =>
    standingOf({ ...times, status: 'SCHEDULED' }, { drawSource: 'HOUSE', isResting, now: at(now) });
  expect(stands('11:59:59', false)).toBeUndefined();
  expect(stands('12:00:00', true)).toBeUndefined();
  expect(stands('12:00:54', true)).toBeUndefined();
  expect(stands('12:00:54', false)).toEqual({ status: 'OPEN' });
  expect(stands('12:00:55', true)).toEqual({ status: 'VOID', reason: 'PAUSED' });
});

test('an issue that was open when its game was paused is drawn', () => {
  const stands = (now: string) =>
    standingOf(
      { ...times, status: 'OPEN' },
      { drawSource: 'HOUSE', isResting: true, now: at(now) },
    );
  expect(stands('12:00:55')).toEqual({ status: 'CLOSED' });
  expect(stands('12:01:00')).toEqual({ status: 'DRAWN' });
});
