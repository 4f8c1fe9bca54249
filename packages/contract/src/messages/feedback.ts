import { countCharacters } from '@maneki/kernel/count-characters';
import { FEEDBACK_CHARACTERS } from '../constants.ts';

/** What feedback is about, in the order in which it is offered. The numbers are those of the calls. */
export const FEEDBACK_TYPES = [1, 2, 3, 4, 6, 0] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** What phrases call each of them. */
export const FEEDBACK_TYPE_NAMES = {
  1: 'deposit',
  2: 'withdrawal',
  3: 'game',
  4: 'service',
  6: 'agent',
  0: 'other',
} as const satisfies Readonly<Record<FeedbackType, string>>;

/** Nothing chosen yet. */
export const NO_FEEDBACK_TYPE = -1;

export const isFeedbackType = (type: number): type is FeedbackType =>
  (FEEDBACK_TYPES as readonly number[]).includes(type);

/** How a piece of feedback goes on: somebody takes it, answers it, and is done with it. */
export const FEEDBACK_STATES = ['NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;

export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** How many a member may send on one business day. */
export const FEEDBACK_PER_DAY = 5;

export const FEEDBACK_PAGE_SIZE = 10;

/** What an operator may answer, in characters. */
export const FEEDBACK_ANSWER_CHARACTERS_MAX = 2_000;

/** Whether a text has a length that is taken, blanks around it aside. */
export function isFeedbackLength(content: string): boolean {
  const count = countCharacters(content.trim());
  return count >= FEEDBACK_CHARACTERS.min && count <= FEEDBACK_CHARACTERS.max;
}
