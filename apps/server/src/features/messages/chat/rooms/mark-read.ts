import type { ChatMember, ChatServices } from '../chat-services.ts';
import { findSupportRoom, raiseRead } from './store.ts';

/** Notes up to where a member has read support; their other pages count anew. */
export async function markRead(
  { database, memberNews }: ChatServices,
  { memberId, merchantCode, now }: ChatMember,
  seq: number,
) {
  const hasRead = await database.transact(async (tx) => {
    const room = await findSupportRoom(tx, memberId);
    return room ? raiseRead(tx, { roomId: room.id, seq, by: 'MEMBER', now }) : false;
  });
  if (hasRead) memberNews.tell({ topic: 'messages.changed', memberId, merchantCode, payload: {} });
  return {};
}
