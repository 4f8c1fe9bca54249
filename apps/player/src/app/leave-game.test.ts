import { expect, test } from 'vitest';
import { leaveGame } from './leave-game.ts';

test('a game is left for the page that it was opened from', () => {
  expect(leaveGame({ from: '/m/home', hasPrevious: true })).toBe('back');
  expect(leaveGame({ from: undefined, hasPrevious: true })).toBe('back');
});

test('a game that was opened directly is left for the list', () => {
  expect(leaveGame({ from: undefined, hasPrevious: false })).toBe('list');
});

test('nobody is led back to the form that they logged in with', () => {
  expect(leaveGame({ from: '/m/login', hasPrevious: true })).toBe('list');
  expect(leaveGame({ from: '/m/register/', hasPrevious: true })).toBe('list');
});
