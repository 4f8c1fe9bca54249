import { FEEDBACK_CHARACTERS } from '@maneki/contract/constants';
import { FEEDBACK_STATES, isFeedbackLength } from '@maneki/contract/messages/feedback';
import { expect, test } from 'vitest';
import { type FeedbackAct, mayAct } from './feedback.ts';

test.each([
  ['take', ['NEW', 'IN_PROGRESS']],
  ['answer', ['IN_PROGRESS']],
  ['close', ['ANSWERED']],
] satisfies [FeedbackAct, string[]][])(
  '[HELP-2] an operator may %s only what is %j',
  (act, from) => {
    expect(FEEDBACK_STATES.filter((state) => mayAct(state, act))).toEqual(from);
  },
);

const { min, max } = FEEDBACK_CHARACTERS;

test.each([
  ['a', min - 1, false],
  ['a', min, true],
  ['a', max, true],
  ['a', max + 1, false],
  // To a reader one character, and many to a machine.
  ['👨‍👩‍👧‍👦', min - 1, false],
  ['👨‍👩‍👧‍👦', max, true],
  ['👨‍👩‍👧‍👦', max + 1, false],
  ['กำ', min, true],
])('[HELP-2] feedback of %j, %i times, is taken: %j', (character, times, isTaken) => {
  expect(isFeedbackLength(` ${character.repeat(times)}\n`)).toBe(isTaken);
});
