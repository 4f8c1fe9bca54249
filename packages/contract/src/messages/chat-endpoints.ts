import type { Endpoints } from '../endpoint.ts';
import type { ChatCode } from './chat-refusals.ts';

const module = 'CBS3';
const access = 'inbox';
/** A picture in base64 and what stands around it. */
const PICTURE_BODY_BYTES_MAX = 7_000_000;

const CLOSED_TO = ['messages.chat_off', 'messages.chat_blocked'] as const;
const INSIDE = [...CLOSED_TO, 'messages.chat_not_opened'] as const;

/**
 * Chat of members: support, one conversation at a time, and a lobby for each language. Whoever stays away reaches
 * support, which tells and helps, and no lobby.
 */
export const chatEndpoints = {
  /** Where the chat is, for the next minute and once. */
  launchChat: {
    name: 'messages.launchChat',
    method: 'GET',
    path: '/messages/chat/launch',
    module,
    access,
    changesByGet: true,
    whileExcluded: true,
    limit: { calls: 30, perSeconds: 60 },
    refusals: CLOSED_TO,
  },
  /** How many answers of support the caller has not seen. */
  countChatUnread: {
    name: 'messages.countChatUnread',
    method: 'GET',
    path: '/messages/chat/unread',
    module,
    access,
    whileExcluded: true,
    refusals: CLOSED_TO,
  },
  /** Who deals live just now. */
  listLiveModels: {
    name: 'messages.listLiveModels',
    method: 'GET',
    path: '/messages/live/models',
    module,
    access: 'anyone',
    refusals: [],
  },
  /** Opens the chat by what a launch gave. */
  openChat: {
    name: 'messages.openChat',
    method: 'POST',
    path: '/messages/chat/sessions',
    module,
    access,
    whileExcluded: true,
    refusals: [...CLOSED_TO, 'messages.chat_token_over'],
  },
  /** How the chat was launched, how support stands, and which lobbies there are. */
  getChat: {
    name: 'messages.getChat',
    method: 'GET',
    path: '/messages/chat',
    module,
    access,
    whileExcluded: true,
    refusals: INSIDE,
  },
  listSupport: {
    name: 'messages.listSupport',
    method: 'GET',
    path: '/messages/chat/support',
    module,
    access,
    whileExcluded: true,
    refusals: INSIDE,
  },
  /** Writes to support. Sent again under its key it is the same message. */
  saySupport: {
    name: 'messages.saySupport',
    method: 'POST',
    path: '/messages/chat/support',
    module,
    access,
    whileExcluded: true,
    limit: { calls: 60, perSeconds: 60 },
    refusals: [
      ...INSIDE,
      'messages.chat_empty',
      'messages.chat_too_long',
      'messages.chat_link',
      'messages.chat_too_fast',
      'messages.chat_picture_unknown',
    ],
  },
  addChatPicture: {
    name: 'messages.addChatPicture',
    method: 'POST',
    path: '/messages/chat/pictures',
    module,
    access,
    whileExcluded: true,
    bodyBytesMax: PICTURE_BODY_BYTES_MAX,
    limit: { calls: 20, perSeconds: 60 },
    refusals: [
      ...INSIDE,
      'messages.chat_picture_too_large',
      'messages.chat_picture_unreadable',
      'messages.chat_picture_too_wide',
      'messages.chat_pictures_too_many',
    ],
  },
  getChatPicture: {
    name: 'messages.getChatPicture',
    method: 'GET',
    path: '/messages/chat/picture',
    module,
    access,
    whileExcluded: true,
    refusals: [...INSIDE, 'messages.chat_picture_unknown'],
  },
  /** Says up to where the caller has read support. */
  readSupport: {
    name: 'messages.readSupport',
    method: 'POST',
    path: '/messages/chat/support/read',
    module,
    access,
    whileExcluded: true,
    refusals: INSIDE,
  },
  /** Says that the caller is typing to support. */
  typeSupport: {
    name: 'messages.typeSupport',
    method: 'POST',
    path: '/messages/chat/support/typing',
    module,
    access,
    whileExcluded: true,
    refusals: INSIDE,
  },
  /** Ends the caller's conversation with support. */
  closeSupport: {
    name: 'messages.closeSupport',
    method: 'POST',
    path: '/messages/chat/support/close',
    module,
    access,
    whileExcluded: true,
    refusals: [...INSIDE, 'messages.chat_conversation_over'],
  },
  /** Says how a conversation was that is over, once. */
  rateSupport: {
    name: 'messages.rateSupport',
    method: 'POST',
    path: '/messages/chat/support/rating',
    module,
    access,
    whileExcluded: true,
    refusals: [
      ...INSIDE,
      'messages.chat_too_long',
      'messages.chat_conversation_unknown',
      'messages.chat_conversation_rated',
    ],
  },
  listLobby: {
    name: 'messages.listLobby',
    method: 'GET',
    path: '/messages/chat/lobby',
    module,
    access,
    refusals: [...INSIDE, 'messages.chat_room_unknown'],
  },
  sayLobby: {
    name: 'messages.sayLobby',
    method: 'POST',
    path: '/messages/chat/lobby',
    module,
    access,
    limit: { calls: 60, perSeconds: 60 },
    refusals: [
      ...INSIDE,
      'messages.chat_room_unknown',
      'messages.chat_muted',
      'messages.chat_empty',
      'messages.chat_too_long',
      'messages.chat_link',
      'messages.chat_phone',
      'messages.chat_word',
      'messages.chat_too_fast',
    ],
  },
  /** Tells operators of a message in a lobby. Told again, it is the same report. */
  reportMessage: {
    name: 'messages.reportMessage',
    method: 'POST',
    path: '/messages/chat/lobby/reports',
    module,
    access,
    limit: { calls: 20, perSeconds: 60 },
    refusals: [...INSIDE, 'messages.chat_room_unknown', 'messages.chat_message_unknown'],
  },
} as const satisfies Endpoints<ChatCode>;
