import { expect, test } from 'vitest';
import { planStops } from './plan-stops.ts';

const plan = (window: string[], isTurbo = false) =>
  planStops({ window, symbol: 'S', awaitedFrom: 2, isTurbo });

test('reels stop one after the other in one rhythm', () => {
  const stops = plan(['AKQ', 'AKQ', 'AKQ', 'AKQ', 'AKQ']);
  expect(stops.map(({ afterMs }) => afterMs)).toEqual([0, 190, 380, 570, 760]);
  expect(stops.some(({ isAwaited }) => isAwaited)).toBe(false);
});

test('a win and a loss are told in the same time', () => {
  const times = (window: string[]) => plan(window).map(({ afterMs }) => afterMs);
  expect(times(['111', '111', '111', '111', '111'])).toEqual(
    times(['123', 'AKQ', '123', 'J', 'K']),
  );
});

test('the next reel is awaited only when two special symbols really lie there', () => {
  expect(plan(['SAK', 'AKQ', 'AKQ', 'SAK', 'AKQ']).map(({ isAwaited }) => isAwaited)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(plan(['SAK', 'AKQ', 'AKQ', 'AKQ', 'SAK']).some(({ isAwaited }) => isAwaited)).toBe(false);
});

test('two special symbols on one reel count as two', () => {
  expect(plan(['SAS', 'AKQ', 'AKQ'])[1]?.isAwaited).toBe(true);
});

test('in a hurry all reels stop together and none is awaited', () => {
  const stops = plan(['SAK', 'SKQ', 'AKQ'], true);
  expect(stops.map(({ afterMs }) => afterMs)).toEqual([0, 0, 0]);
  expect(stops.some(({ isAwaited }) => isAwaited)).toBe(false);
});
