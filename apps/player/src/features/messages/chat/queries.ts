import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { ChatMessage, ChatView } from '@maneki/contract/messages/chat-schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { isRefused, readValue } from '#platform/call/refused-error.ts';

export type Message = ChatMessage;
export type Chat = ChatView;

/** While somebody waits, their place in the queue changes without a push. */
const QUEUE_MS = 10_000;

const readChat = () => readValue(call(chatEndpoints.getChat, {}));

const open = (token: string) => readValue(call(chatEndpoints.openChat, { token }));

/** A chat whose launch was used, or that another device opened, is launched anew without asking. */
async function launchAnew(): Promise<void> {
  const { chatUrl } = await readValue(call(chatEndpoints.launchChat, { backUrl: '/m/home' }));
  await open(new URL(chatUrl, window.location.origin).searchParams.get('token') ?? '');
}

/** How chat stands; opened first by what a launch gave. */
export const chatQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['messages', 'chat'] as const,
    queryFn: async (): Promise<Chat> => {
      if (token !== null && !spent.has(token)) {
        spent.add(token);
        await open(token).catch((error: unknown) => {
          if (!isRefused(error, 'messages.chat_token_over')) throw error;
        });
      }
      try {
        return await readChat();
      } catch (error) {
        if (!isRefused(error, 'messages.chat_not_opened')) throw error;
        await launchAnew();
        return readChat();
      }
    },
    refetchInterval: ({ state }) =>
      state.data?.support.conversation?.state === 'WAITING' ? QUEUE_MS : false,
  });

/** Launches that this page has used. */
const spent = new Set<string>();

export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', 'chat', 'picture', id] as const,
    queryFn: () => readValue(call(chatEndpoints.getChatPicture, { id })),
    staleTime: Number.POSITIVE_INFINITY,
  });
