import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { SECOND_MS } from '@maneki/kernel/clock';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import { listColleagues } from '#features/operators';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import * as conversations from '../conversations/store.ts';
import { describeForDesk } from '../messages/describe.ts';
import { listLast, listMessages, type Place } from '../messages/store.ts';

/** More than a team can talk with; the rest is told once some of these are over. */
const CURRENT_MAX = 600;
const TYPING_MS = 6 * SECOND_MS;
const TEXT_SHOWN = 120;

/** Who waits and who talks with whom, with the last word of each. */
export async function watchChats(tx: Tx, { merchantCode, operator, now }: OperatorCall) {
  const current = await conversations.listCurrent(tx, { merchantCode, limit: CURRENT_MAX });
  const rows = await describeRows(tx, current);
  const last = await listLast(
    tx,
    current.map(({ roomId }) => roomId),
  );
  return done({
    self: operator.name,
    current: current.map((chat, index) => ({
      ...rows[index]!,
      lastSeq: Number(chat.lastSeq),
      lastText: [...(last.get(chat.roomId)?.body ?? '')].slice(0, TEXT_SHOWN).join(''),
      readSeq: Number(chat.operatorReadSeq),
      memberReadSeq: Number(chat.memberReadSeq),
      isTyping:
        chat.memberTypedAt !== null && now.getTime() - chat.memberTypedAt.getTime() < TYPING_MS,
    })),
    colleagues: (await listColleagues(tx, { merchantCode, right: 'answerMembers' })).filter(
      (name) => name !== operator.name,
    ),
  });
}

type Filters = {
  readonly state?: conversations.Conversation['state'] | undefined;
  readonly memberId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** A page of a merchant's conversations, the newest first. */
export async function searchConversations(
  tx: Tx,
  { merchantCode }: OperatorCall,
  { cursor, size, ...filters }: Filters,
) {
  const found = await conversations.searchConversations(tx, {
    ...filters,
    merchantCode,
    before: cursor === undefined ? undefined : BigInt(cursor),
    limit: size + 1,
  });
  const shown = found.slice(0, size);
  const rows = await describeRows(tx, shown);
  return done({ rows, next: found.length > size ? String(shown.at(-1)!.seq) : null });
}

/** What was said in the room of a conversation, before it and after it as well, or in it alone. */
export async function listConversation(
  tx: Tx,
  { merchantCode }: OperatorCall,
  {
    id,
    isAlone,
    ...place
  }: Place & { readonly id: string; readonly isAlone?: boolean | undefined },
) {
  const found = await conversations.findConversation(tx, { id, merchantCode });
  if (!found) return refused({ code: 'messages.chat_conversation_unknown', detail: {} });
  const limit = CHAT_RULES.pageSize;
  const { list, hasMore } = await listMessages(tx, {
    ...{ ...place, roomId: found.roomId, limit },
    ...(isAlone && { within: { from: found.openedAt, to: found.closedAt } }),
  });
  return done({ list: await describeForDesk(tx, list), hasMore });
}

async function describeRows(tx: Tx, found: readonly conversations.Conversation[]) {
  const names = await listUsernames(
    tx,
    found.map(({ memberId }) => memberId),
  );
  return found.map((chat) => ({
    id: chat.id,
    memberId: chat.memberId,
    member: names.get(chat.memberId) ?? chat.memberId,
    language: chat.language,
    state: chat.state,
    operator: chat.operator,
    openedAt: chat.openedAt.toISOString(),
    claimedAt: chat.claimedAt?.toISOString() ?? null,
    closedAt: chat.closedAt?.toISOString() ?? null,
    rating: chat.rating,
    comment: chat.comment,
  }));
}
