import { done, refused } from '@maneki/kernel/outcome';
import { listLabels } from '#features/identity';
import type { MemberCall } from '#platform/calls/call';
import type { ChatServices } from '../chat-services.ts';
import { findOpened } from '../launches/store.ts';
import { findObstacle } from './find-obstacle.ts';

type Entrance = Pick<ChatServices, 'database' | 'merchants'>;

/** Whether there is a chat for whoever calls. */
export async function approachChat(
  { database, merchants }: Entrance,
  { caller, merchantCode }: MemberCall,
) {
  const labels = await database.statement((tx) => listLabels(tx, caller.memberId));
  const obstacle = findObstacle(merchants.get(merchantCode).flags, labels);
  return obstacle ? refused(obstacle) : done({});
}

/** The same, and whether their session has opened it; answers how it was launched. */
export async function enterChat(services: Entrance, call: MemberCall) {
  const approached = await approachChat(services, call);
  if (!approached.ok) return approached;
  const { memberId, sessionId } = call.caller;
  const launch = await services.database.statement((tx) => findOpened(tx, { memberId, sessionId }));
  return launch ? done(launch) : refused({ code: 'messages.chat_not_opened', detail: {} });
}
