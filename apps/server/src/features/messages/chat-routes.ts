import type { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { approachChat, enterChat } from './chat/access/enter-chat.ts';
import type { ChatMember } from './chat/chat-services.ts';
import { closeOwn, rateOwn } from './chat/conversations/end-own.ts';
import { readChat } from './chat/conversations/read-chat.ts';
import { launchChat, openChat } from './chat/launches/launch-chat.ts';
import type { Launch } from './chat/launches/store.ts';
import { listLiveModels } from './chat/live/store.ts';
import { listLobby, listOwn } from './chat/messages/list-own.ts';
import { sayLobby } from './chat/messages/say-lobby.ts';
import { saySupport } from './chat/messages/say-support.ts';
import { countUnread } from './chat/messages/store.ts';
import { reportMessage } from './chat/moderation/report-message.ts';
import { addPicture } from './chat/pictures/add-picture.ts';
import { findPicture } from './chat/pictures/store.ts';
import { holdLobby } from './chat/rooms/hold-lobby.ts';
import { markRead } from './chat/rooms/mark-read.ts';
import { findSupportRoom, noteTyping } from './chat/rooms/store.ts';
import type { MessagesOutside } from './outside.ts';

const memberOf = ({ caller, merchantCode, now }: MemberCall): ChatMember => ({
  memberId: caller.memberId,
  merchantCode,
  now,
});

/** Translates between the wire and the use cases of chat. Decides nothing. */
export function chatHandlers(services: MessagesOutside): Handlers<typeof chatEndpoints> {
  const { database } = services;
  /** Goes on only for whoever has opened the chat. */
  const inside = async <Answer>(call: MemberCall, go: (launch: Launch) => Promise<Answer>) => {
    const entered = await enterChat(services, call);
    return entered.ok ? go(entered.value) : entered;
  };
  return {
    launchChat: (call, wish) => launchChat(services, call, wish),
    countChatUnread: async (call) => {
      const approached = await approachChat(services, call);
      if (!approached.ok) return approached;
      const { memberId } = call.caller;
      return done({ unReadCount: await database.statement((tx) => countUnread(tx, memberId)) });
    },
    listLiveModels: async ({ merchantCode }, { active, streaming }) =>
      done({
        list: await database.statement((tx) =>
          listLiveModels(tx, { merchantCode, active, streaming }),
        ),
      }),
    openChat: (call, { token }) => openChat(services, call, token),
    getChat: (call) => inside(call, async (launch) => done(await readChat(services, call, launch))),
    listSupport: (call, place) =>
      inside(call, async () => {
        const { memberId } = call.caller;
        const room = await database.statement((tx) => findSupportRoom(tx, memberId));
        return done(await listOwn(database, { ...place, memberId, roomId: room?.id }));
      }),
    saySupport: (call, wish) =>
      inside(call, async (launch) =>
        saySupport(services, memberOf(call), {
          ...wish,
          language: launch.language ?? call.language,
        }),
      ),
    addChatPicture: (call, { data }) =>
      inside(call, async () =>
        addPicture(services, memberOf(call), { data, language: call.language }),
      ),
    getChatPicture: (call, { id }) =>
      inside(call, async () => {
        const found = await database.statement((tx) => findPicture(tx, id));
        return found?.memberId === call.caller.memberId
          ? done({ data: found.bytes.toString('base64') })
          : refused({ code: 'messages.chat_picture_unknown', detail: {} });
      }),
    readSupport: (call, { seq }) =>
      inside(call, async () => done(await markRead(services, memberOf(call), seq))),
    typeSupport: (call) =>
      inside(call, async () => {
        await database.statement((tx) => noteTyping(tx, memberOf(call)));
        return done({});
      }),
    closeSupport: (call) => inside(call, () => closeOwn(services, memberOf(call))),
    rateSupport: (call, wish) => inside(call, () => rateOwn(services, memberOf(call), wish)),
    listLobby: (call, { language, ...place }) =>
      inside(call, async () => {
        const { merchantCode, now, caller } = call;
        const lobby = await holdLobby(services, { merchantCode, language, now });
        if (!lobby.ok) return lobby;
        const { memberId } = caller;
        return done(await listLobby(database, lobby.value, { ...place, memberId }));
      }),
    sayLobby: (call, wish) => inside(call, () => sayLobby(services, memberOf(call), wish)),
    reportMessage: (call, wish) =>
      inside(call, () => reportMessage(services, memberOf(call), wish)),
  };
}
