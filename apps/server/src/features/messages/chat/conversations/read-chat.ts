import type { MemberCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { ChatServices } from '../chat-services.ts';
import { describeLaunch } from '../launches/launch-chat.ts';
import type { Launch } from '../launches/store.ts';
import { writerMark } from '../messages/describe.ts';
import { minutesMuted } from '../messages/pace.ts';
import { findMutedUntil } from '../messages/writers/store.ts';
import { findSupportRoom } from '../rooms/store.ts';
import * as store from './store.ts';

/** How chat stands for a member: who stays away has no lobby. */
export async function readChat(
  { database, merchants }: ChatServices,
  { caller, merchantCode, now }: MemberCall,
  launch: Launch,
) {
  const { support, mutedUntil } = await database.transact(async (tx) => ({
    support: await readSupport(tx, caller.memberId),
    mutedUntil: await findMutedUntil(tx, caller.memberId),
  }));
  const isMuted = minutesMuted(mutedUntil, now) !== undefined;
  return {
    launch: describeLaunch(launch),
    support,
    lobby: {
      languages: caller.isExcluded ? [] : [...merchants.get(merchantCode).languages],
      mutedUntil: isMuted ? mutedUntil!.toISOString() : null,
      self: writerMark(caller.memberId),
    },
  };
}

async function readSupport(tx: Tx, memberId: string) {
  const room = await findSupportRoom(tx, memberId);
  if (!room) return { conversation: null, lastSeq: 0, readSeq: 0, operatorReadSeq: 0 };
  const latest = await store.findLatest(tx, room.id);
  return {
    conversation: latest ? await describe(tx, latest) : null,
    lastSeq: Number(room.lastSeq),
    readSeq: Number(room.memberReadSeq),
    operatorReadSeq: Number(room.operatorReadSeq),
  };
}

const describe = async (tx: Tx, conversation: store.Conversation) => ({
  id: conversation.id,
  state: conversation.state,
  place: conversation.state === 'WAITING' ? await store.countAhead(tx, conversation) : null,
  openedAt: conversation.openedAt.toISOString(),
  closedAt: conversation.closedAt?.toISOString() ?? null,
  rating: conversation.rating,
});
