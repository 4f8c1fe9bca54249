import { expect, test } from 'vitest';
import { REST_MS_MAX, restAfter } from './pace.ts';

const work = { workedMs: 100, events: 1_000, isBehind: false, isBusy: true };

test('while events come in, handlers get a tenth of the time', () => {
  expect(restAfter(work)).toBe(900);
});

test('handlers that do not keep up get half of the time', () => {
  expect(restAfter({ ...work, isBehind: true })).toBe(100);
});

test('where nothing comes in, nobody rests', () => {
  expect(restAfter({ ...work, isBusy: false })).toBe(0);
});

test('a few events are no load, however long they took', () => {
  expect(restAfter({ ...work, events: 2 })).toBe(20);
  expect(restAfter({ ...work, events: 0 })).toBe(0);
});

test('no rest is longer than what an event may wait', () => {
  expect(restAfter({ ...work, workedMs: 330 })).toBe(2_970);
  expect(restAfter({ ...work, workedMs: 60_000 })).toBe(REST_MS_MAX);
});
