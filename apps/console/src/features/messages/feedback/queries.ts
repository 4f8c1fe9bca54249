import type { ResponseOf } from '@maneki/contract/contract';
import { feedbackConsoleEndpoints } from '@maneki/contract/messages/feedback-console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type Feedback = ResponseOf<typeof feedbackConsoleEndpoints.readFeedback>;

export const feedbackQuery = (id: string) =>
  queryOptions({
    queryKey: [feedbackConsoleEndpoints.readFeedback.name, id],
    queryFn: () => call(feedbackConsoleEndpoints.readFeedback, { id }),
  });

/** Has everything read anew that an act may show in. */
export function useFeedbackChanged() {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(feedbackConsoleEndpoints))
      client.invalidateQueries({ queryKey: [name] });
  };
}
