import { expect, test } from 'vitest';
import { beginPromotion } from '../promotions/begin-promotion.ts';
import { type PacketPromotion, startsOf, stateOf } from './round.ts';

const at = (text: string) => new Date(text);
const DAY_MS = 86_400_000;
const begun = beginPromotion({
  ...{ id: 'p', merchantCode: 'maneki', type: 'RED_PACKET', title: 'Rain', by: 'test' },
  now: at('2030-01-01T00:00:00Z'),
}) as PacketPromotion;
const active: PacketPromotion = { ...begun, status: 'ACTIVE' };
const write = (starts: readonly Date[]) => starts.map((start) => start.toISOString().slice(0, 16));

test('[PROMO-3] rounds begin at their times of the business day', () => {
  const day = { timezone: 'Asia/Tokyo', forMs: DAY_MS };
  expect(write(startsOf(active, { ...day, from: at('2030-01-02T11:00:00Z') }))).toEqual([
    '2030-01-02T11:00',
    '2030-01-02T13:00',
  ]);
  expect(write(startsOf(active, { ...day, from: at('2030-01-02T11:00:01Z') }))).toEqual([
    '2030-01-02T13:00',
    '2030-01-03T11:00',
  ]);
});

test('[PROMO-3] rounds keep their time of the day when clocks change', () => {
  const zone = { timezone: 'Europe/Berlin', forMs: 2 * DAY_MS };
  const late = { ...active, rule: { ...active.rule, times: ['20:00'] } };
  expect(write(startsOf(late, { ...zone, from: at('2030-03-30T12:00:00Z') }))).toEqual([
    '2030-03-30T19:00',
    '2030-03-31T18:00',
  ]);
});

test('[PROMO-3] no round begins before its promotion, after it, or while it stands still', () => {
  const from = at('2030-01-02T00:00:00Z');
  const day = { timezone: 'UTC', from, forMs: DAY_MS };
  const [first, second] = [at('2030-01-02T20:00:00Z'), at('2030-01-02T22:00:00Z')];
  expect(startsOf({ ...active, startAt: second }, day)).toEqual([second]);
  expect(startsOf({ ...active, endAt: second }, day)).toEqual([first]);
  expect(startsOf({ ...active, status: 'PAUSED' }, day)).toEqual([]);
});

test.each([
  ['2030-01-01T19:59:59Z', true, 'PLANNED'],
  ['2030-01-01T20:00:00Z', false, 'PLANNED'],
  ['2030-01-01T20:00:00Z', true, 'OPEN'],
  ['2030-01-01T20:09:59Z', true, 'OPEN'],
  ['2030-01-01T20:10:00Z', true, 'OVER'],
  ['2030-01-01T20:10:00Z', false, 'NOT_HELD'],
] as const)('[PROMO-3] at %s a round that was opened (%s) is %s', (now, isOpened, state) => {
  const startsAt = at('2030-01-01T20:00:00Z');
  const endsAt = at('2030-01-01T20:10:00Z');
  expect(stateOf({ startsAt, endsAt, openedAt: isOpened ? startsAt : null }, at(now))).toBe(state);
});
