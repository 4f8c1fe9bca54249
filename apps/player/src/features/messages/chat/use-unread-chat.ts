import { UNREAD_THROTTLE_MS } from '@maneki/contract/constants';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { throttleCalls } from '#platform/call/throttle-calls.ts';
import { useFollow } from '#platform/call/use-follow.ts';

const queryKey = ['messages', 'chat', 'unread'] as const;
const FOLLOWED = [queryKey];

const queryFn = throttleCalls(
  async () => (await readValue(call(chatEndpoints.countChatUnread, {}))).unReadCount,
  UNREAD_THROTTLE_MS,
);

/** How many answers of support the viewer has not seen; none where they may not chat. */
export function useUnreadChat(mayChat: boolean): number {
  const { data = 0 } = useQuery({ queryKey, queryFn, enabled: mayChat });
  useFollow('messages.support', FOLLOWED);
  return mayChat ? data : 0;
}
