import { expect, test } from 'vitest';
import { tickSamples } from './reel-ticks.ts';

const RATE = 48_000;

test('a tick dies away and is followed by silence until the next one', () => {
  const samples = tickSamples(RATE);
  expect(samples.length).toBe(0.09 * RATE);
  expect(samples[0]).toBeCloseTo(0.018, 5);
  expect(Math.abs(samples[1_055]!)).toBeLessThan(0.0002);
  expect(samples.subarray(1_056).every((sample) => sample === 0)).toBe(true);
});

test('a tick swings to both sides and never louder than it began', () => {
  const samples = tickSamples(RATE);
  expect(Math.min(...samples)).toBeLessThan(-0.01);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(samples[0]!);
});
