import { expect, test } from 'vitest';
import { clockText, countdownParts, milestoneOf } from './countdown-parts.ts';

test('what is left is split into days, hours, minutes and seconds', () => {
  const leftMs = ((2 * 24 + 3) * 3_600 + 4 * 60 + 5) * 1_000;
  expect(countdownParts(leftMs)).toMatchObject({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('the last second is shown until it is over, and nothing is below nothing', () => {
  expect(countdownParts(60_000).totalSeconds).toBe(60);
  expect(countdownParts(1).totalSeconds).toBe(1);
  expect(countdownParts(0).totalSeconds).toBe(0);
  expect(countdownParts(-5_000).totalSeconds).toBe(0);
});

test('the clock shows hours only when there are some', () => {
  expect(clockText(countdownParts(59_000))).toBe('00:59');
  expect(clockText(countdownParts(3_599_000))).toBe('59:59');
  expect(clockText(countdownParts(3_600_000))).toBe('01:00:00');
  expect(clockText(countdownParts(90_000_000))).toBe('25:00:00');
});

test('only milestones are said', () => {
  const milestones = [60, 30, 10, 0];
  expect(milestoneOf(61, milestones)).toBeUndefined();
  expect(milestoneOf(60, milestones)).toBe(60);
  expect(milestoneOf(31, milestones)).toBe(60);
  expect(milestoneOf(30, milestones)).toBe(30);
  expect(milestoneOf(0, milestones)).toBe(0);
});
