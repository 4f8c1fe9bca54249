import { expect, test } from 'vitest';
import { nextLookMs, phaseOf, secondsTo } from './issue-phase.ts';

const NOW = Date.parse('2030-01-01T12:00:30Z');
const at = (inMs: number) => new Date(NOW + inMs).toISOString();
const issue = (openIn: number, closeIn: number, drawIn: number, drawingIn?: number) => ({
  openAt: at(openIn),
  closeAt: at(closeIn),
  drawAt: at(drawIn),
  drawing: drawingIn === undefined ? null : { issueNo: '1', drawAt: at(drawingIn) },
});

test.each([
  ['before it opens', issue(5_000, 60_000, 65_000), { phase: 'waiting', endsAt: NOW + 5_000 }],
  ['while it takes bets', issue(-5_000, 20_000, 25_000), { phase: 'open', endsAt: NOW + 20_000 }],
  ['at its close', issue(-60_000, 0, 5_000), { phase: 'closed', endsAt: NOW + 5_000 }],
  ['from its draw on', issue(-60_000, -5_000, 0), { phase: 'drawing' }],
  [
    'while the one before awaits its draw',
    issue(3_000, 58_000, 63_000, 3_000),
    { phase: 'closed', endsAt: NOW + 3_000 },
  ],
  [
    'once the one before should be drawn',
    issue(-500, 54_500, 59_500, -500),
    { phase: 'open', endsAt: NOW + 54_500 },
  ],
] as const)('[PLAY-9] %s an issue shows what it is in, and until when', (_, shown, phase) => {
  expect(phaseOf(shown, NOW)).toEqual(phase);
});

test.each([
  [15_000, 15],
  [14_999, 15],
  [1, 1],
  [0, 0],
  [-4_000, 0],
])('[PLAY-9] with %d ms left a countdown shows %d', (inMs, seconds) => {
  expect(secondsTo(NOW + inMs, NOW)).toBe(seconds);
});

test.each([
  ['nothing is known', [], undefined, 1_500],
  ['an issue closes soon', [issue(-1_000, 4_000, 9_000)], NOW, 5_000],
  [
    'one of several is drawn soon',
    [issue(-9_000, 90_000, 95_000), issue(-60_000, -1, 3_000)],
    NOW,
    4_000,
  ],
  ['nothing happens for long', [issue(-9_000, 900_000, 950_000)], NOW, 20_000],
  ['a result is awaited', [issue(-60_000, -5_000, -1_000)], NOW, 1_500],
  ['the result of the one before is', [issue(-500, 54_500, 59_500, -500)], NOW, 1_500],
  ['a result keeps everybody waiting', [issue(-90_000, -70_000, -60_000)], NOW, 20_000],
  [
    'the result of the one before does, and bets close soon',
    [issue(-70_000, 4_000, 9_000, -70_000)],
    NOW,
    5_000,
  ],
  ['there is no lottery', [], NOW, 20_000],
] as const)('[PLAY-9] when %s whoever draws is asked again in time', (_, issues, now, wait) => {
  expect(nextLookMs(issues, now)).toBe(wait);
});
