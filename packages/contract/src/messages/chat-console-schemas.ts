import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { language, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import {
  CHAT_AUTHORS,
  CHAT_RULES,
  CONVERSATION_STATES,
  MUTE_LEVELS,
  REPORT_REASONS,
} from './chat.ts';
import type { chatConsoleEndpoints } from './chat-console-endpoints.ts';
import { chatKey, chatPage, chatSeq, chatText } from './chat-schemas.ts';

const time = z.iso.datetime();
const number = z.string().regex(/^[1-9]\d{0,17}$/);

const line = z.object({
  seq: z.int(),
  author: z.enum(CHAT_AUTHORS),
  memberId: z.uuid().nullable(),
  name: z.string().describe('The username, or the name of the operator'),
  key: z.string(),
  text: z.string(),
  pictures: z.array(z.uuid()),
  at: time,
  deletedBy: z.string().nullable(),
});

const lines = { list: z.array(line), hasMore: z.boolean() };

const conversationRow = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  member: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(CONVERSATION_STATES),
  operator: z.string().nullable(),
  openedAt: time,
  claimedAt: time.nullable(),
  closedAt: time.nullable(),
  rating: z.int().nullable(),
  comment: z.string(),
});

const current = conversationRow.extend({
  lastSeq: z.int(),
  lastText: z.string(),
  readSeq: z.int().describe('Up to where operators have read'),
  memberReadSeq: z.int(),
  isTyping: z.boolean(),
});

const texts = z.strictObject(
  Object.fromEntries(
    LANGUAGES.map((code) => [code, z.string().trim().min(1).max(1_000)]),
  ) as Record<(typeof LANGUAGES)[number], z.ZodString>,
);

/** Until when somebody may not write in lobbies, and whether chat is closed to them. */
const mute = { mutedUntil: time.nullable(), isBlocked: z.boolean() };

const answer = z.object({ id: z.uuid(), title: z.string(), texts });

export const chatConsoleSchemas = {
  'messages.watchChats': {
    request: z.strictObject({}),
    response: z.object({
      self: z.string(),
      current: z.array(current).describe('All that are not over, the oldest first'),
      colleagues: z.array(z.string()).describe('To whom a conversation may be handed over'),
    }),
  },
  'messages.searchConversations': {
    request: listRequest(
      { state: z.enum(CONVERSATION_STATES).optional(), memberId: z.uuid().optional() },
      number,
    ),
    response: listOf(conversationRow),
  },
  'messages.listConversation': {
    request: z.strictObject({
      id: z.uuid(),
      ...chatPage,
      isAlone: z.stringbool().optional().describe('Nothing that was said before it or after it'),
    }),
    response: z.object(lines),
  },
  'messages.readConversationPicture': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({ data: z.base64() }),
  },
  'messages.claimConversation': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({}),
  },
  'messages.sayToMember': {
    request: z.strictObject({ id: z.uuid(), key: chatKey, text: chatText }),
    response: line,
  },
  'messages.attendConversation': {
    request: z.strictObject({ id: z.uuid(), seq: chatSeq, isTyping: z.boolean() }),
    response: z.object({}),
  },
  'messages.handOver': {
    request: z.strictObject({ id: z.uuid(), operator: z.string().min(1).max(100) }),
    response: z.object({}),
  },
  'messages.closeConversation': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({}),
  },
  'messages.listAnswers': {
    request: z.strictObject({}),
    response: z.object({ list: z.array(answer) }),
  },
  'messages.saveAnswer': {
    request: z.strictObject({
      id: z.uuid().optional(),
      title: z.string().trim().min(1).max(60),
      texts,
    }),
    response: z.object({ id: z.uuid() }),
  },
  'messages.removeAnswer': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({}),
  },
  'messages.watchLobby': {
    request: z.strictObject({ language, ...chatPage }),
    response: z.object(lines),
  },
  'messages.removeMessage': {
    request: z.strictObject({ language, seq: chatSeq, reason }),
    response: z.object({}),
  },
  'messages.readMute': {
    request: z.strictObject({ memberId: z.uuid() }),
    response: z.object(mute),
  },
  'messages.muteMember': {
    request: z.strictObject({
      memberId: z.uuid(),
      level: z.enum(MUTE_LEVELS).nullable().describe('Nothing lets them write again'),
      reason,
    }),
    response: z.object(mute),
  },
  'messages.searchReports': {
    request: listRequest({}, number),
    response: listOf(
      z.object({
        id: z.uuid(),
        language: z.enum(LANGUAGES),
        seq: z.int(),
        text: z.string(),
        isDeleted: z.boolean(),
        memberId: z.uuid(),
        member: z.string(),
        reporter: z.string(),
        reason: z.enum(REPORT_REASONS),
        at: time,
      }),
    ),
  },
  'messages.dismissReport': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({}),
  },
  'messages.listWords': {
    request: z.strictObject({}),
    response: z.object({ words: z.array(z.string()) }),
  },
  'messages.saveWords': {
    request: z.strictObject({
      words: z.array(z.string().trim().min(1).max(60)).max(CHAT_RULES.wordsMax),
    }),
    response: z.object({ words: z.array(z.string()) }),
  },
} as const satisfies SchemasFor<typeof chatConsoleEndpoints>;

export type ChatLine = z.output<typeof line>;
export type CurrentChat = z.output<typeof current>;
export type CannedAnswer = z.output<typeof answer>;
