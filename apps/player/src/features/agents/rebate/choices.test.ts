import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

test.each([
  ['by steps', { lowest: 0, step: 100, value: 300 }, 0, [0, 100, 200, 300]],
  ['up to what stands between steps', { lowest: 0, step: 250, value: 600 }, 0, [0, 250, 500, 600]],
  ['on from between steps', { lowest: 0, step: 250, value: 600 }, 300, [300, 500, 600]],
  ['by steps of a series', { lowest: 1_700, step: 2, value: 1_704 }, 1_700, [1_700, 1_702, 1_704]],
  ['nowhere', { lowest: 0, step: 100, value: 300 }, 300, [300]],
  ['nowhere from above', { lowest: 0, step: 100, value: 300 }, 400, [400]],
])('[AGENT-4] a rebate is chosen %s', (_, own, from, choices) => {
  expect(choicesOf(own, from)).toEqual(choices);
});
