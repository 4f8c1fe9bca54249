import type { RefusalOf, RefusalTable } from '../endpoint.ts';
import { chatRefusals } from './chat-refusals.ts';
import { feedbackRefusals } from './feedback-refusals.ts';
import { inboxRefusals } from './inbox-refusals.ts';
import { pushRefusals } from './push-refusals.ts';

/** Why messages says no, in the order of its checks: the first reason that applies is the answer. */
export const messagesRefusals = {
  ...inboxRefusals,
  ...feedbackRefusals,
  ...chatRefusals,
  ...pushRefusals,
} as const satisfies RefusalTable<'messages'>;

export type MessagesRefusal = RefusalOf<typeof messagesRefusals>;
