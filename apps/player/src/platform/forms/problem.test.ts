import { refusals } from '@maneki/contract/contract';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { expect, test } from 'vitest';
import { isRefusal, problemOf, withoutProblem } from './problem.ts';

test('every refusal names a phrase that exists, and its details are the arguments', () => {
  for (const code of Object.keys(refusals))
    expect(everyPhrase.EN).toHaveProperty(problemOf({ code, message: '', detail: {} }).type);
  const detail = { minutes: 30, captcha: true };
  expect(problemOf({ code: 'identity.locked', message: 'Locked', detail })).toEqual({
    type: 'identity.refusals.locked',
    types: { minutes: '30', captcha: 'true' },
    message: 'Locked',
  });
});

test('what the server said is told apart from what the form found', () => {
  expect(isRefusal({ type: 'identity.refusals.username_taken' })).toBe(true);
  expect(isRefusal({ type: 'form.missing' })).toBe(false);
});

test('a field that became right leaves the others as they are', () => {
  const wrong = { username: { type: 'a' }, password: { type: 'b' } };
  expect(withoutProblem(wrong, 'username')).toEqual({ password: { type: 'b' } });
});
