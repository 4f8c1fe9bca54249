/** The questions, in the order in which they are asked; keys of their words. */
export const QUESTIONS = [
  'afford',
  'excite',
  'chase',
  'borrow',
  'feel',
  'health',
  'others',
  'money',
  'guilt',
] as const;

/** How often something was so; the place is what it counts. */
export const ANSWERS = ['never', 'sometimes', 'often', 'always'] as const;

export type Answer = (typeof ANSWERS)[number];
export type TestResult = 'none' | 'low' | 'moderate' | 'high';

/** What the answers come to: nothing, 1–2, 3–7, and 8 or more. */
export function judgeAnswers(answers: readonly Answer[]): TestResult {
  const score = answers.reduce((sum, answer) => sum + ANSWERS.indexOf(answer), 0);
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
