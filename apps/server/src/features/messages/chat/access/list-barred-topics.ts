import { NO_CHAT_LABEL } from '@maneki/contract/messages/chat';
import type { Topic } from '@maneki/contract/topics';
import { listLabels } from '#features/identity';
import type { Caller } from '#platform/calls/call';
import type { Database } from '#platform/database/database';

/** What a member's pages may not listen to although their type may: news of lobbies say what was written there. */
export async function listBarredTopics(
  database: Database,
  { memberId, isExcluded }: Pick<Caller, 'memberId' | 'isExcluded'>,
): Promise<readonly Topic[]> {
  if (isExcluded) return ['messages.lobby'];
  const labels = await database.statement((tx) => listLabels(tx, memberId));
  return labels.includes(NO_CHAT_LABEL) ? ['messages.lobby'] : [];
}
