import type { RefusalTable } from '../endpoint.ts';

export const feedbackRefusals = {
  'messages.feedback_type': { status: 422, detail: [] },
  'messages.feedback_length': { status: 422, detail: ['min', 'max'] },
  'messages.feedback_too_many': { status: 429, detail: ['most'] },
  'messages.feedback_unknown': { status: 404, detail: [] },
  /** Another operator has taken it; whoever wants to answer takes it over first. */
  'messages.feedback_taken': { status: 409, detail: ['operator'] },
  'messages.feedback_moved_on': { status: 409, detail: [] },
} as const satisfies RefusalTable<'messages'>;
