import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import { SECOND_MS } from '@maneki/kernel/clock';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import type { TestServer } from '#testing/test-server';

/** Members who have opened the chat, and operators who answer them. */
export function openChats(server: TestServer) {
  let made = 0;

  const enter = async (cookie: string) => {
    const { body } = await server.send(chatEndpoints.launchChat, {}, { cookie });
    const token = new URL(body.value.chatUrl, 'http://site').searchParams.get('token')!;
    return server.send(chatEndpoints.openChat, { token }, { cookie });
  };

  return {
    enter,
    /** Somebody new, in the chat. */
    async member() {
      made += 1;
      const username = `chatter${made}`;
      const memberId = await copyPlayer(server, { type: 0, username });
      const cookie = await server.logIn(username);
      await enter(cookie);
      let keys = 0;
      const key = () => {
        keys += 1;
        return `${username}-key-${keys}`;
      };
      return {
        memberId,
        username,
        cookie,
        /** As often as the rules allow. */
        async say(text: string, options: { key?: string; pictures?: string[] } = {}) {
          server.clock.advance(2 * SECOND_MS);
          const wish = { key: options.key ?? key(), text, pictures: options.pictures ?? [] };
          return server.send(chatEndpoints.saySupport, wish, { cookie });
        },
        async sayLobby(text: string, options: { key?: string; language?: 'EN' | 'JA' } = {}) {
          server.clock.advance(2 * SECOND_MS);
          const { language = 'EN' } = options;
          const wish = { key: options.key ?? key(), text, language };
          return server.send(chatEndpoints.sayLobby, wish, { cookie });
        },
        async list(after?: number) {
          const asked = after === undefined ? {} : { after };
          return (await server.send(chatEndpoints.listSupport, asked, { cookie })).body.value;
        },
        read: async () => (await server.send(chatEndpoints.getChat, {}, { cookie })).body.value,
      };
    },
    operator: (name: string) => enterOperator(server, { name, role: 'support' }),
    async claim(as: OperatorAs, id: string) {
      return server.send(chatConsoleEndpoints.claimConversation, { id }, as);
    },
  };
}
