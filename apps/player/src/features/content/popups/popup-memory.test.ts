import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNext, isDue, readMemory, remember } from './popup-memory.ts';

const today = '2026-11-15';
const nothing = { memory: {}, today, shown: new Set<string>(), hasInvited: false };
const once = { announcementId: 'a', frequency: 'ONCE' } as const;
const daily = { announcementId: 'a', frequency: 'DAILY' } as const;
const always = { announcementId: 'a', frequency: 'ALWAYS' } as const;

test('[HOME-14] whatever its frequency, a popup that was never shown is due', () => {
  for (const popup of [once, daily, always]) expect(isDue(popup, nothing)).toBe(true);
});

test('[HOME-14] a popup that comes once never comes again', () => {
  expect(isDue(once, { ...nothing, memory: { a: today } })).toBe(false);
  expect(isDue(once, { ...nothing, memory: { a: '2020-01-01' } })).toBe(false);
  expect(isDue(once, { ...nothing, memory: { b: today } })).toBe(true);
});

test('[HOME-14] a daily popup comes again with the next business day', () => {
  expect(isDue(daily, { ...nothing, memory: { a: today } })).toBe(false);
  expect(isDue(daily, { ...nothing, memory: { a: '2026-11-14' } })).toBe(true);
});

test('[HOME-14] a popup that always comes does so once in each load of the page', () => {
  expect(isDue(always, { ...nothing, memory: { a: today } })).toBe(true);
  for (const popup of [once, daily, always])
    expect(isDue(popup, { ...nothing, shown: new Set(['a']) })).toBe(false);
});

const offer = { announcementId: 'offer', frequency: 'ALWAYS', forceRead: false } as const;
const other = { ...offer, announcementId: 'other' };
const duty = { ...offer, announcementId: 'duty', forceRead: true };
const secondDuty = { ...duty, announcementId: 'second duty' };

test('[HOME-14] what has to be read comes first, one after the other, and then one that may be', () => {
  const popups = [offer, duty, other, secondDuty];
  expect(findNext(popups, nothing)).toBe(duty);
  expect(findNext(popups, { ...nothing, shown: new Set(['duty']) })).toBe(secondDuty);
  expect(findNext(popups, { ...nothing, shown: new Set(['duty', 'second duty']) })).toBe(offer);
});

test('[HOME-14] after one that may be read, only what has to be read still comes', () => {
  const moment = { ...nothing, hasInvited: true };
  expect(findNext([offer, other], moment)).toBeUndefined();
  expect(findNext([offer, other, duty], moment)).toBe(duty);
});

test('[HOME-14] a popup that is not due leaves its place to the next', () => {
  const seen = { ...offer, frequency: 'ONCE' } as const;
  expect(findNext([seen, other], { ...nothing, memory: { offer: today } })).toBe(other);
  expect(findNext([duty], { ...nothing, shown: new Set(['duty']) })).toBeUndefined();
  expect(findNext([], nothing)).toBeUndefined();
});

test('[HOME-14] popups that may be read take turns: none stands before another for ever', () => {
  const rare = { ...offer, announcementId: 'rare', frequency: 'ONCE' } as const;
  const popups = [offer, other, rare];
  const loads = [1, 2, 3, 4, 5].reduce<{ memory: Record<string, string>; seen: string[] }>(
    ({ memory, seen }) => {
      const { announcementId } = findNext(popups, { ...nothing, memory })!;
      return {
        memory: remember(memory, announcementId, today),
        seen: [...seen, announcementId],
      };
    },
    { memory: {}, seen: [] },
  );
  expect(loads.seen).toEqual(['offer', 'other', 'rare', 'offer', 'other']);
});

test('an id that names a property of every object is an id like others', () => {
  expect(isDue({ ...once, announcementId: 'constructor' }, nothing)).toBe(true);
});

test('what was just shown is remembered, and at most two hundred are', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { maxLength: 260 }), (ids) => {
      const memory = ids.reduce((kept, id) => remember(kept, id, today), {});
      expect(Object.keys(memory).length).toBe(Math.min(new Set(ids).size, 200));
      const last = ids.at(-1);
      if (last) expect(memory).toHaveProperty(last, today);
    }),
    { numRuns: 30 },
  );
});

test('a memory that is not ours counts as none', () => {
  for (const text of [null, '', '{', '[]', '3', 'null']) expect(readMemory(text)).toEqual({});
  expect(readMemory('{"a":"2026-11-15","b":3}')).toEqual({ a: '2026-11-15' });
});
