import type { Language } from '@maneki/contract/language';
import type { FeedbackState, FeedbackType } from '@maneki/contract/messages/feedback';

/** What a member told the house, and what became of it. */
export type Feedback = {
  readonly id: string;
  readonly seq: bigint;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly type: FeedbackType;
  readonly content: string;
  readonly language: Language;
  readonly state: FeedbackState;
  readonly sentAt: Date;
  readonly takenBy: string | null;
  readonly takenAt: Date | null;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
};

/** What an operator does about it. */
export type FeedbackAct = 'take' | 'answer' | 'close';

const FROM: Readonly<Record<FeedbackAct, readonly FeedbackState[]>> = {
  // Somebody else may go on where a colleague has left off.
  take: ['NEW', 'IN_PROGRESS'],
  answer: ['IN_PROGRESS'],
  close: ['ANSWERED'],
};

export const mayAct = (state: FeedbackState, act: FeedbackAct): boolean =>
  FROM[act].includes(state);
