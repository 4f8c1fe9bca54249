import type { feedbackConsoleEndpoints } from '@maneki/contract/messages/feedback-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import {
  answerFeedback,
  closeFeedback,
  readFeedback,
  searchFeedback,
  takeFeedback,
} from './feedback/review-feedback.ts';
import type { MessagesOutside } from './outside.ts';

export const feedbackConsoleHandlers = (
  services: MessagesOutside,
): Handlers<typeof feedbackConsoleEndpoints> => ({
  searchFeedback: (call, asked) =>
    services.database.transact((tx) => searchFeedback(tx, call, asked)),
  readFeedback: (call, { id }) => services.database.transact((tx) => readFeedback(tx, call, id)),
  takeFeedback: (call, { id }, tx) => takeFeedback(tx, call, id),
  answerFeedback: (call, wish, tx) => answerFeedback(services, tx, call, wish),
  closeFeedback: (call, { id }, tx) => closeFeedback(tx, call, id),
});
