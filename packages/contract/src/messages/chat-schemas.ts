import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { language, type SchemasFor, token } from '../schema.ts';
import { CHAT_AUTHORS, CHAT_RULES, CONVERSATION_STATES, REPORT_REASONS } from './chat.ts';
import type { chatEndpoints } from './chat-endpoints.ts';

const time = z.iso.datetime();
/** The place of a message in its room; it grows by one. */
export const chatSeq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** What the client calls a message before it has a place. */
export const chatKey = z.string().regex(/^[\w-]{8,64}$/);
/** Longer than any that is taken, so that the refusal can say how long it may be. */
export const chatText = z.string().max(4_000);
export const chatPage = {
  after: chatSeq.optional().describe('What came after this one, the oldest first'),
  before: chatSeq.optional().describe('What came before it'),
};

export const chatMessage = z.object({
  seq: z.int(),
  author: z.enum(CHAT_AUTHORS),
  isOwn: z.boolean(),
  name: z.string().describe('Of a member, with the middle left out; empty for operators'),
  key: z.string().nullable().describe('What its own author called it'),
  text: z.string(),
  pictures: z.array(z.uuid()),
  at: time,
  isDeleted: z.boolean(),
});

export const chatMessages = {
  list: z.array(chatMessage).describe('In the order of the room'),
  hasMore: z.boolean().describe('Whether there are more in the direction that was asked for'),
};

const lobbyMessages = {
  ...chatMessages,
  removed: z.array(z.int()).describe('The numbers of messages that were taken away meanwhile'),
  removals: z.int().describe('Up to where removals were told, to ask from there the next time'),
};

const conversation = z.object({
  id: z.uuid(),
  state: z.enum(CONVERSATION_STATES),
  place: z.int().nullable().describe('In the queue, from 1; null once somebody has answered'),
  openedAt: time,
  closedAt: time.nullable(),
  rating: z.int().nullable(),
});

const launch = z.object({
  title: z.string().nullable(),
  headerColor: z.string().nullable(),
  backUrl: z.string().describe('A path of this site'),
  b2c: z.boolean(),
  language: z.enum(LANGUAGES).nullable(),
});

export const liveModel = z.object({
  id: z.uuid(),
  name: z.string(),
  active: z.boolean(),
  streaming: z.boolean(),
  gameCode: z.string(),
  viewers: z.int(),
});

const flag = z.stringbool().optional();

export const chatSchemas = {
  'messages.launchChat': {
    request: z.strictObject({
      b2c: flag.describe('Whether the chat stands in another page'),
      language: language.optional(),
      backUrl: z.string().max(2_000).optional().describe('Of this site; any other is not followed'),
      headerColor: z.string().max(40).optional().describe('As #rrggbb'),
      title: z.string().max(200).optional(),
      token,
    }),
    response: z.object({ chatUrl: z.string() }),
  },
  'messages.countChatUnread': {
    request: z.strictObject({ token }),
    response: z.object({ unReadCount: z.int() }),
  },
  'messages.listLiveModels': {
    request: z.strictObject({ active: flag, streaming: flag, token }),
    response: z.object({ list: z.array(liveModel) }),
  },
  'messages.openChat': {
    request: z.strictObject({ token: z.string().min(20).max(200) }),
    response: launch,
  },
  'messages.getChat': {
    request: z.strictObject({}),
    response: z.object({
      launch,
      support: z.object({
        conversation: conversation.nullable().describe('The latest one'),
        lastSeq: z.int(),
        readSeq: z.int().describe('Up to where the caller has read'),
        operatorReadSeq: z.int().describe('Up to where support has read'),
      }),
      lobby: z.object({
        languages: z.array(z.enum(LANGUAGES)).describe('Empty for whoever stays away'),
        mutedUntil: time.nullable(),
        self: z.string().describe('By what news of lobbies name the caller'),
      }),
    }),
  },
  'messages.listSupport': {
    request: z.strictObject(chatPage),
    response: z.object(chatMessages),
  },
  'messages.saySupport': {
    request: z.strictObject({
      key: chatKey,
      text: chatText,
      pictures: z.array(z.uuid()).max(CHAT_RULES.picturesMax).default([]),
    }),
    response: chatMessage,
  },
  'messages.addChatPicture': {
    request: z.strictObject({ data: z.base64().max(6_700_000).describe('PNG or JPEG') }),
    response: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  },
  'messages.getChatPicture': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({ data: z.base64().describe('WebP') }),
  },
  'messages.readSupport': {
    request: z.strictObject({ seq: chatSeq }),
    response: z.object({}),
  },
  'messages.typeSupport': { request: z.strictObject({}), response: z.object({}) },
  'messages.closeSupport': { request: z.strictObject({}), response: z.object({}) },
  'messages.rateSupport': {
    request: z.strictObject({
      id: z.uuid(),
      rating: z.int().min(1).max(CHAT_RULES.ratingMax),
      comment: z.string().max(1_000).default(''),
    }),
    response: z.object({}),
  },
  'messages.listLobby': {
    request: z.strictObject({
      language,
      ...chatPage,
      removedAfter: chatSeq.optional().describe('Asks also for what was taken away after this'),
    }),
    response: z.object(lobbyMessages),
  },
  'messages.sayLobby': {
    request: z.strictObject({ key: chatKey, language, text: chatText }),
    response: chatMessage,
  },
  'messages.reportMessage': {
    request: z.strictObject({ language, seq: chatSeq, reason: z.enum(REPORT_REASONS) }),
    response: z.object({}),
  },
} as const satisfies SchemasFor<typeof chatEndpoints>;

export type ChatMessage = z.output<typeof chatMessage>;
export type ChatView = z.output<(typeof chatSchemas)['messages.getChat']['response']>;
