import type { feedbackEndpoints } from '@maneki/contract/messages/feedback-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { listOwnFeedback } from './feedback/list-own-feedback.ts';
import { sendFeedback } from './feedback/send-feedback.ts';
import type { MessagesOutside } from './outside.ts';

export const feedbackHandlers = (
  services: MessagesOutside,
): Handlers<typeof feedbackEndpoints> => ({
  sendFeedback: (call, typed) => sendFeedback(services, call, typed),
  listFeedback: async ({ caller: { memberId }, merchantCode }, { cursor }) =>
    done(await listOwnFeedback(services.database, { merchantCode, memberId, cursor })),
});
