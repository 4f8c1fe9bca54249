import { playEndpoints } from '@maneki/contract/play/endpoints';
import { expect, test } from 'vitest';
import { ENDED_GAME, lostProblem, problemOf } from './launch-problem.ts';

test.each(playEndpoints.launchGame.refusals)('%s has words and a way on of its own', (code) => {
  const problem = problemOf(code);
  expect(problem.state).not.toBe('refused');
  expect(problem.ways.length).toBeGreaterThan(0);
});

test('a refusal that nobody expects is told in its own words and can be tried again', () => {
  expect(problemOf('play.something_new')).toEqual({ state: 'refused', ways: ['again', 'slots'] });
});

test('a game that is off is left for another one first', () => {
  expect(problemOf('play.game_off').ways[0]).toBe('slots');
});

test('a lost answer tells whether there is a network at all', () => {
  expect(lostProblem(true).state).toBe('offline');
  expect(lostProblem(false).state).toBe('lost');
});

test('a game that ended is opened again by a tap', () => {
  expect(ENDED_GAME.ways[0]).toBe('again');
});
