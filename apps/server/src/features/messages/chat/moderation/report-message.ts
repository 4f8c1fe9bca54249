import type { Language } from '@maneki/contract/language';
import type { ReportReason } from '@maneki/contract/messages/chat';
import { done, refused } from '@maneki/kernel/outcome';
import { drawId } from '#platform/secrets/secrets';
import type { ChatMember, ChatServices } from '../chat-services.ts';
import { findMessage } from '../messages/store.ts';
import { holdLobby } from '../rooms/hold-lobby.ts';
import { insertReport } from './store.ts';

type Wish = { readonly language: Language; readonly seq: number; readonly reason: ReportReason };

/** Tells operators of somebody else's message in a lobby. */
export async function reportMessage(
  services: ChatServices,
  { memberId, merchantCode, now }: ChatMember,
  { language, seq, reason }: Wish,
) {
  const lobby = await holdLobby(services, { merchantCode, language, now });
  if (!lobby.ok) return lobby;
  const { id: roomId } = lobby.value;
  return services.database.transact(async (tx) => {
    const message = await findMessage(tx, { roomId, seq });
    if (!message || message.deletedBy !== null || message.memberId === memberId)
      return refused({ code: 'messages.chat_message_unknown', detail: {} });
    const id = drawId(now);
    await insertReport(tx, { id, merchantCode, roomId, seq, memberId, reason, now });
    return done({});
  });
}
