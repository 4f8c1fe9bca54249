import { expect, test } from 'vitest';
import { leaveGame } from './leave-game.ts';

test('a game is left for the page that it was opened from', () => {
  expect(leaveGame({ from: '/m/home', step: 1, beforeForm: undefined })).toBe(-1);
  expect(leaveGame({ from: undefined, step: 3, beforeForm: 0 })).toBe(-1);
});

test('a game that was opened directly is left for the list', () => {
  expect(leaveGame({ from: undefined, step: 0, beforeForm: undefined })).toBe('list');
});

test('[LIST-3] whoever logged in on the way comes back to where they were before the form', () => {
  expect(leaveGame({ from: '/m/login', step: 2, beforeForm: 0 })).toBe(-2);
  expect(leaveGame({ from: '/m/register/', step: 6, beforeForm: 3 })).toBe(-3);
});

test('nobody is led back to the form that they logged in with', () => {
  expect(leaveGame({ from: '/m/login', step: 1, beforeForm: undefined })).toBe('list');
  // What was noted lies in a part of the history that is gone.
  expect(leaveGame({ from: '/m/login', step: 1, beforeForm: 4 })).toBe('list');
});
