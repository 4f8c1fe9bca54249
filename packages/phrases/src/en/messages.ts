import type { MessagesRefusal } from '@maneki/contract/messages/refusals';
import type { RefusalPhrases } from '../words.ts';
import { chatRefusals } from './chat-refusals.ts';
import { feedbackRefusals } from './feedback-refusals.ts';
import { inboxRefusals } from './inbox-refusals.ts';
import { messageCentre } from './message-centre.ts';
import { pushRefusals } from './push-refusals.ts';

/** What the site says to members, and hears from them. */
export const messages = {
  refusals: {
    ...inboxRefusals,
    ...feedbackRefusals,
    ...chatRefusals,
    ...pushRefusals,
  },
  centre: messageCentre,
} as const satisfies { refusals: RefusalPhrases<MessagesRefusal['code']> } & Record<
  string,
  unknown
>;
