import { expect, test } from 'vitest';
import { createSessionCache, type FoundSession, REMEMBERED_MS } from './session-cache.ts';

const noon = new Date('2030-01-01T12:00:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);
const name = (tokenHash: string) => ({ merchantCode: 'maneki', tokenHash });
const found = (memberId: string) => ({ session: { memberId } }) as FoundSession;

function open(options: { sessionsMax?: number } = {}) {
  const cache = createSessionCache(options);
  cache.setHeard(true);
  const keep = (token: string, memberId: string) =>
    cache.startReading()(name(token), found(memberId), noon);
  const isKept = (token: string, now = noon) => cache.find(name(token), now) !== undefined;
  return { cache, keep, isKept };
}

test('a change drops all sessions of its member, and nobody else’s', () => {
  const { cache, keep, isKept } = open();
  keep('phone', 'a');
  keep('laptop', 'a');
  keep('other', 'b');
  cache.drop('a');
  expect(['phone', 'laptop', 'other'].map((token) => isKept(token))).toEqual([false, false, true]);
  expect(cache.find({ merchantCode: 'ph', tokenHash: 'other' }, noon)).toBeUndefined();
});

test('what was read while something changed is not kept: it may have been read too early', () => {
  const { cache, isKept } = open();
  const keep = cache.startReading();
  cache.drop('a');
  keep(name('phone'), found('a'), noon);
  expect(isKept('phone')).toBe(false);
  const keepAcrossCut = cache.startReading();
  cache.setHeard(false);
  cache.setHeard(true);
  keepAcrossCut(name('phone'), found('a'), noon);
  expect(isKept('phone')).toBe(false);
});

test('so many sessions are remembered and no more, the oldest give way', () => {
  const { cache, keep, isKept } = open({ sessionsMax: 3 });
  for (const token of ['1', '2', '3', '3', '4']) keep(token, `member ${token}`);
  expect(cache.size).toBe(3);
  expect(['1', '2', '3', '4'].map((token) => isKept(token))).toEqual([false, true, true, true]);
});

test('nothing is remembered for longer than its time, nor by a clock that was set back', () => {
  const { keep, isKept } = open();
  keep('phone', 'a');
  expect(isKept('phone', after(REMEMBERED_MS - 1))).toBe(true);
  expect(isKept('phone', after(REMEMBERED_MS))).toBe(false);
  keep('phone', 'a');
  expect(isKept('phone', after(-REMEMBERED_MS))).toBe(false);
});

test('without notices nothing is remembered', () => {
  const { cache, keep, isKept } = open();
  keep('phone', 'a');
  cache.setHeard(false);
  expect(isKept('phone')).toBe(false);
  keep('phone', 'a');
  expect([isKept('phone'), cache.size]).toEqual([false, 0]);
});
