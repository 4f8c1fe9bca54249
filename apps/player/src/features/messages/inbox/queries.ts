import { UNREAD_THROTTLE_MS } from '@maneki/contract/constants';
import type { ResponseOf } from '@maneki/contract/contract';
import type { MessageCategory } from '@maneki/contract/messages/inbox';
import { inboxEndpoints } from '@maneki/contract/messages/inbox-endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { throttleCalls } from '#platform/call/throttle-calls.ts';

/** The keys under which answers are kept; what was opened stays as it was read. */
export const inboxKeys = {
  lists: ['messages', 'inbox', 'list'] as const,
  unread: ['messages', 'inbox', 'unread'] as const,
  opened: ['messages', 'inbox', 'opened'] as const,
};

export type Message = ResponseOf<typeof inboxEndpoints.listMessages>['messages'][number];
export type OpenedMessage = ResponseOf<typeof inboxEndpoints.openMessage>;

const countUnread = throttleCalls(
  async () => (await readValue(call(inboxEndpoints.countUnread, {}))).unReadCount,
  UNREAD_THROTTLE_MS,
);

export const unreadQuery = queryOptions({ queryKey: inboxKeys.unread, queryFn: countUnread });

export const messagesQuery = (category: MessageCategory | undefined) =>
  infiniteQueryOptions({
    queryKey: [...inboxKeys.lists, category ?? 'ALL'] as const,
    queryFn: ({ pageParam }) =>
      readValue(
        call(inboxEndpoints.listMessages, {
          ...(category && { category }),
          ...(pageParam && { cursor: pageParam }),
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** A message in full. Asking for it reads it, so that it is asked for where it is shown and nowhere else. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...inboxKeys.opened, id] as const,
    queryFn: () => readValue(call(inboxEndpoints.openMessage, { id })),
    retry: false,
  });
