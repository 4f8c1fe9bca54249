import { expect, test } from 'vitest';
import { type Answer, judgeAnswers, QUESTIONS } from './self-test.ts';

const answers = (...given: Answer[]): Answer[] =>
  QUESTIONS.map((_, index) => given[index] ?? 'never');

test.each([
  [answers(), 'none'],
  [answers('sometimes'), 'low'],
  [answers('often'), 'low'],
  [answers('always'), 'moderate'],
  [answers('always', 'always', 'sometimes'), 'moderate'],
  [answers('always', 'always', 'often'), 'high'],
  [QUESTIONS.map((): Answer => 'always'), 'high'],
] as const)('%j say %s', (given, result) => {
  expect(judgeAnswers(given)).toBe(result);
});
