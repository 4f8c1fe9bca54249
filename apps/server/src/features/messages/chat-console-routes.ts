import type { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { removeAnswer, saveAnswer } from './chat/answers/save-answer.ts';
import { listAnswers } from './chat/answers/store.ts';
import { claim, close, handOver } from './chat/desk/handle-conversation.ts';
import { attend, sayToMember } from './chat/desk/say-to-member.ts';
import { listConversation, searchConversations, watchChats } from './chat/desk/watch-chats.ts';
import {
  dismissReport,
  removeMessage,
  saveWords,
  searchReports,
  watchLobby,
} from './chat/moderation/moderate-lobby.ts';
import { muteMember, readMute } from './chat/moderation/mute-member.ts';
import { listWords } from './chat/moderation/store.ts';
import { findPicture } from './chat/pictures/store.ts';
import type { MessagesOutside } from './outside.ts';

/** Translates between the wire and what operators do in chat. Decides nothing. */
export function chatConsoleHandlers(
  services: MessagesOutside,
): Handlers<typeof chatConsoleEndpoints> {
  const { database } = services;
  return {
    watchChats: (call) => database.transact((tx) => watchChats(tx, call)),
    searchConversations: (call, asked) =>
      database.transact((tx) => searchConversations(tx, call, asked)),
    listConversation: (call, asked) => database.transact((tx) => listConversation(tx, call, asked)),
    readConversationPicture: async ({ merchantCode }, { id }) => {
      const found = await database.statement((tx) => findPicture(tx, id));
      return found?.merchantCode === merchantCode
        ? done({ data: found.bytes.toString('base64') })
        : refused({ code: 'messages.chat_picture_unknown', detail: {} });
    },
    claimConversation: (call, { id }, tx) => claim(tx, services, call, id),
    sayToMember: (call, wish, tx) => sayToMember(tx, services, call, wish),
    attendConversation: (call, wish, tx) => attend(tx, services, call, wish),
    handOver: (call, wish, tx) => handOver(tx, services, call, wish),
    closeConversation: (call, { id }, tx) => close(tx, services, call, id),
    listAnswers: async ({ merchantCode }) =>
      done({ list: await database.statement((tx) => listAnswers(tx, merchantCode)) }),
    saveAnswer: (call, wish, tx) => saveAnswer(tx, call, wish),
    removeAnswer: (call, { id }, tx) => removeAnswer(tx, call, id),
    watchLobby: (call, asked) => database.transact((tx) => watchLobby(tx, services, call, asked)),
    removeMessage: (call, wish, tx) => removeMessage(tx, services, call, wish),
    readMute: (call, { memberId }) => database.transact((tx) => readMute(tx, call, memberId)),
    muteMember: (call, wish, tx) => muteMember(tx, call, wish),
    searchReports: (call, asked) => database.transact((tx) => searchReports(tx, call, asked)),
    dismissReport: (call, { id }, tx) => dismissReport(tx, call, id),
    listWords: async ({ merchantCode }) =>
      done({ words: await database.statement((tx) => listWords(tx, merchantCode)) }),
    saveWords: (call, { words }, tx) => saveWords(tx, call, words),
  };
}
