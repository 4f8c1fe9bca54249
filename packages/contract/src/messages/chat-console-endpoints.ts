import type { Endpoints } from '../endpoint.ts';
import type { ChatCode } from './chat-refusals.ts';

const module = 'CBS3';
const answers = 'operator:answerMembers';
const moderates = 'operator:moderateChat';

/** What operators do in chat: answer members, and keep lobby rooms fit to be in. */
export const chatConsoleEndpoints = {
  /** Who waits, whom the caller talks with, and who else talks. Asked every other second. */
  watchChats: {
    name: 'messages.watchChats',
    method: 'GET',
    path: '/console/messages/chats/now',
    module,
    access: answers,
    refusals: [],
  },
  searchConversations: {
    name: 'messages.searchConversations',
    method: 'GET',
    path: '/console/messages/chats',
    module,
    access: 'operator:readMessages',
    refusals: [],
  },
  listConversation: {
    name: 'messages.listConversation',
    method: 'GET',
    path: '/console/messages/chats/messages',
    module,
    access: 'operator:readMessages',
    refusals: ['messages.chat_conversation_unknown'],
  },
  readConversationPicture: {
    name: 'messages.readConversationPicture',
    method: 'GET',
    path: '/console/messages/chats/picture',
    module,
    access: 'operator:readMessages',
    refusals: ['messages.chat_picture_unknown'],
  },
  /** Takes somebody on who waits. */
  claimConversation: {
    name: 'messages.claimConversation',
    method: 'POST',
    path: '/console/messages/chats/claim',
    module,
    access: answers,
    refusals: [
      'messages.chat_conversation_unknown',
      'messages.chat_conversation_over',
      'messages.chat_conversation_taken',
    ],
  },
  sayToMember: {
    name: 'messages.sayToMember',
    method: 'POST',
    path: '/console/messages/chats/messages',
    module,
    access: answers,
    refusals: [
      'messages.chat_conversation_unknown',
      'messages.chat_conversation_over',
      'messages.chat_not_yours',
      'messages.chat_empty',
      'messages.chat_too_long',
    ],
  },
  /** Says up to where the caller has read, and whether they are typing. */
  attendConversation: {
    name: 'messages.attendConversation',
    method: 'POST',
    path: '/console/messages/chats/attention',
    module,
    access: answers,
    refusals: ['messages.chat_conversation_unknown', 'messages.chat_not_yours'],
  },
  handOver: {
    name: 'messages.handOver',
    method: 'POST',
    path: '/console/messages/chats/hand-over',
    module,
    access: answers,
    refusals: [
      'messages.chat_conversation_unknown',
      'messages.chat_conversation_over',
      'messages.chat_not_yours',
      'messages.chat_operator_unknown',
    ],
  },
  closeConversation: {
    name: 'messages.closeConversation',
    method: 'POST',
    path: '/console/messages/chats/close',
    module,
    access: answers,
    refusals: [
      'messages.chat_conversation_unknown',
      'messages.chat_conversation_over',
      'messages.chat_not_yours',
    ],
  },
  listAnswers: {
    name: 'messages.listAnswers',
    method: 'GET',
    path: '/console/messages/chats/answers',
    module,
    access: answers,
    refusals: [],
  },
  saveAnswer: {
    name: 'messages.saveAnswer',
    method: 'POST',
    path: '/console/messages/chats/answers',
    module,
    access: answers,
    refusals: ['messages.chat_answer_unknown', 'messages.chat_too_long'],
  },
  removeAnswer: {
    name: 'messages.removeAnswer',
    method: 'POST',
    path: '/console/messages/chats/answers/remove',
    module,
    access: answers,
    refusals: ['messages.chat_answer_unknown'],
  },
  watchLobby: {
    name: 'messages.watchLobby',
    method: 'GET',
    path: '/console/messages/lobby',
    module,
    access: moderates,
    refusals: ['messages.chat_room_unknown'],
  },
  removeMessage: {
    name: 'messages.removeMessage',
    method: 'POST',
    path: '/console/messages/lobby/remove',
    module,
    access: moderates,
    refusals: ['messages.chat_room_unknown', 'messages.chat_message_unknown'],
  },
  muteMember: {
    name: 'messages.muteMember',
    method: 'POST',
    path: '/console/messages/mutes',
    module,
    access: moderates,
    refusals: ['messages.chat_member_unknown'],
  },
  searchReports: {
    name: 'messages.searchReports',
    method: 'GET',
    path: '/console/messages/reports',
    module,
    access: moderates,
    refusals: [],
  },
  dismissReport: {
    name: 'messages.dismissReport',
    method: 'POST',
    path: '/console/messages/reports/dismiss',
    module,
    access: moderates,
    refusals: ['messages.chat_report_unknown'],
  },
  listWords: {
    name: 'messages.listWords',
    method: 'GET',
    path: '/console/messages/words',
    module,
    access: moderates,
    refusals: [],
  },
  saveWords: {
    name: 'messages.saveWords',
    method: 'POST',
    path: '/console/messages/words',
    module,
    access: moderates,
    refusals: [],
  },
} as const satisfies Endpoints<ChatCode>;
