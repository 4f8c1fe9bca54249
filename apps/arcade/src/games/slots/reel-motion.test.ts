import { expect, test } from 'vitest';
import { ROLL_SPEED, SWING, startSpeed, stopMs, stopTravel, swingOffset } from './reel-motion.ts';

test('a reel is pulled back before it gathers way, and ends at full speed', () => {
  expect(startSpeed(50)).toBeLessThan(0);
  expect(startSpeed(200)).toBeGreaterThan(0);
  expect(startSpeed(260)).toBe(ROLL_SPEED);
});

test('a stopping reel begins at full speed and ends exactly at its place', () => {
  const begin = stopTravel(5, 1) - stopTravel(5, 0);
  expect(begin).toBeCloseTo(ROLL_SPEED, 3);
  expect(stopTravel(5, stopMs(5))).toBe(5);
  expect(stopTravel(5, 10_000)).toBe(5);
});

test('a stopping reel never moves back', () => {
  let last = 0;
  for (let at = 0; at <= stopMs(4); at += 8) {
    expect(stopTravel(4, at)).toBeGreaterThanOrEqual(last);
    last = stopTravel(4, at);
  }
});

test('the swing begins where the reel overshot and ends at rest', () => {
  expect(swingOffset(0)).toBe(SWING);
  expect(swingOffset(170)).toBe(0);
});
