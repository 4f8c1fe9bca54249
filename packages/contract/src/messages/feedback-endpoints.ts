import type { Endpoints } from '../endpoint.ts';

const module = 'FEEDBACK3';
const access = 'member';

/** What members tell the house, and what it answers. Whoever stays away may still say something. */
export const feedbackEndpoints = {
  sendFeedback: {
    name: 'messages.sendFeedback',
    method: 'PUT',
    path: '/messages/feedback',
    module,
    access,
    whileExcluded: true,
    limit: { calls: 30, perSeconds: 60 },
    refusals: [
      'messages.feedback_type',
      'messages.feedback_length',
      'messages.feedback_too_many',
      'identity.captcha_needed',
      'identity.captcha_wrong',
      'identity.locked',
    ],
  },
  /** What a member has sent, the newest first, with its answers. */
  listFeedback: {
    name: 'messages.listFeedback',
    method: 'GET',
    path: '/messages/feedback',
    module,
    access,
    whileExcluded: true,
    refusals: [],
  },
} as const satisfies Endpoints;
