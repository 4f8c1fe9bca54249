import { feedbackEndpoints } from '@maneki/contract/messages/feedback-endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

export const feedbackKeys = { all: ['messages', 'feedback'] as const };

/** What the member has sent, the newest first, page by page. */
export const ownFeedbackQuery = infiniteQueryOptions({
  queryKey: [...feedbackKeys.all, 'own'] as const,
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam: cursor }) =>
    readValue(call(feedbackEndpoints.listFeedback, cursor === undefined ? {} : { cursor })),
  getNextPageParam: ({ next }) => next ?? undefined,
});
