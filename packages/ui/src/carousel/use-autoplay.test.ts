import { expect, test } from 'vitest';
import { firstWaitMs } from './use-autoplay.ts';

test('[HOME-5] a first slide that stood before its scripts came turns when its time is over', () => {
  expect(firstWaitMs(5_000, 0)).toBe(5_000);
  expect(firstWaitMs(5_000, 1_500)).toBe(3_500);
});

test('[HOME-5] scripts that come late do not turn it at once', () => {
  expect(firstWaitMs(5_000, 4_500)).toBe(1_000);
  expect(firstWaitMs(5_000, 60_000)).toBe(1_000);
});
