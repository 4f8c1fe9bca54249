import type { RefusalOf, RefusalTable } from '../endpoint.ts';

export const chatRefusals = {
  'messages.chat_off': { status: 403, detail: [] },
  'messages.chat_blocked': { status: 403, detail: [] },
  'messages.chat_token_over': { status: 409, detail: [] },
  'messages.chat_not_opened': { status: 409, detail: [] },
  'messages.chat_room_unknown': { status: 404, detail: [] },
  'messages.chat_muted': { status: 403, detail: ['minutes'] },
  'messages.chat_empty': { status: 400, detail: [] },
  'messages.chat_too_long': { status: 400, detail: ['most'] },
  'messages.chat_link': { status: 400, detail: [] },
  'messages.chat_phone': { status: 400, detail: [] },
  'messages.chat_word': { status: 400, detail: ['word'] },
  'messages.chat_too_fast': { status: 429, detail: ['seconds'] },
  'messages.chat_picture_too_large': { status: 413, detail: ['megabytes'] },
  'messages.chat_picture_unreadable': { status: 415, detail: [] },
  'messages.chat_picture_too_wide': { status: 413, detail: ['pixels'] },
  'messages.chat_pictures_too_many': { status: 409, detail: ['most'] },
  'messages.chat_picture_unknown': { status: 404, detail: [] },
  'messages.chat_message_unknown': { status: 404, detail: [] },
  'messages.chat_conversation_unknown': { status: 404, detail: [] },
  'messages.chat_conversation_over': { status: 409, detail: [] },
  'messages.chat_conversation_taken': { status: 409, detail: [] },
  'messages.chat_conversation_rated': { status: 409, detail: [] },
  'messages.chat_not_yours': { status: 403, detail: [] },
  'messages.chat_operator_unknown': { status: 404, detail: [] },
  'messages.chat_answer_unknown': { status: 404, detail: [] },
  'messages.chat_report_unknown': { status: 404, detail: [] },
  'messages.chat_member_unknown': { status: 404, detail: [] },
  'messages.live_model_unknown': { status: 404, detail: [] },
  'messages.live_models_too_many': { status: 409, detail: ['most'] },
} as const satisfies RefusalTable<'messages'>;

export type ChatRefusal = RefusalOf<typeof chatRefusals>;
export type ChatCode = ChatRefusal['code'];
