import type { Endpoints } from '../endpoint.ts';

const module = 'COMM3';

/** What operators do about feedback. */
export const feedbackConsoleEndpoints = {
  searchFeedback: {
    name: 'messages.searchFeedback',
    method: 'GET',
    path: '/console/messages/feedback',
    module,
    access: 'operator:readMessages',
    refusals: [],
  },
  readFeedback: {
    name: 'messages.readFeedback',
    method: 'GET',
    path: '/console/messages/feedback/one',
    module,
    access: 'operator:readMessages',
    refusals: ['messages.feedback_unknown'],
  },
  /** Says who is at it, also instead of another one. */
  takeFeedback: {
    name: 'messages.takeFeedback',
    method: 'POST',
    path: '/console/messages/feedback/take',
    module,
    access: 'operator:answerMembers',
    refusals: ['messages.feedback_unknown', 'messages.feedback_moved_on'],
  },
  /** Answers what one has taken; the member finds it in the inbox, too. */
  answerFeedback: {
    name: 'messages.answerFeedback',
    method: 'POST',
    path: '/console/messages/feedback/answer',
    module,
    access: 'operator:answerMembers',
    refusals: [
      'messages.feedback_unknown',
      'messages.feedback_moved_on',
      'messages.feedback_taken',
    ],
  },
  closeFeedback: {
    name: 'messages.closeFeedback',
    method: 'POST',
    path: '/console/messages/feedback/close',
    module,
    access: 'operator:answerMembers',
    refusals: ['messages.feedback_unknown', 'messages.feedback_moved_on'],
  },
} as const satisfies Endpoints;
