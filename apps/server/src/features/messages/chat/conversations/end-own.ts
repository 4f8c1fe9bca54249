import { CHAT_RULES } from '@maneki/contract/messages/chat';
import { countCharacters, tidyText } from '@maneki/contract/messages/chat-text';
import { done, refused } from '@maneki/kernel/outcome';
import type { ChatMember, ChatServices } from '../chat-services.ts';
import { tellMember } from '../desk/tell-member.ts';
import { lockWriter } from '../messages/writers/store.ts';
import { findSupportRoom } from '../rooms/store.ts';
import * as store from './store.ts';

/** Ends a member's conversation because they have what they need, or will not wait. */
export async function closeOwn(services: ChatServices, member: ChatMember) {
  const { memberId, merchantCode, now } = member;
  const closed = await services.database.transact(async (tx) => {
    await lockWriter(tx, memberId);
    const room = await findSupportRoom(tx, memberId);
    const latest = room && (await store.findLatest(tx, room.id));
    const held = latest && (await store.lockConversation(tx, { id: latest.id, merchantCode }));
    if (!held || held.state === 'CLOSED')
      return refused({ code: 'messages.chat_conversation_over', detail: {} });
    await store.closeConversation(tx, { id: held.id, by: 'member', now });
    return done({});
  });
  if (closed.ok) tellMember(services, member, 'STATE');
  return closed;
}

type Rating = { readonly id: string; readonly rating: number; readonly comment: string };

/** Says how a conversation was that is over. Said once, it stays. */
export async function rateOwn(
  { database }: ChatServices,
  { memberId, merchantCode }: ChatMember,
  { id, rating, comment: written }: Rating,
) {
  const comment = tidyText(written);
  const most = CHAT_RULES.commentMax;
  if (countCharacters(comment) > most)
    return refused({ code: 'messages.chat_too_long', detail: { most } });
  return database.transact(async (tx) => {
    const held = await store.lockConversation(tx, { id, merchantCode });
    if (held?.memberId !== memberId || held.state !== 'CLOSED')
      return refused({ code: 'messages.chat_conversation_unknown', detail: {} });
    if (held.rating !== null)
      return refused({ code: 'messages.chat_conversation_rated', detail: {} });
    await store.setRating(tx, { id, rating, comment });
    return done({});
  });
}
