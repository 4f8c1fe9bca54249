import { NO_CHAT_LABEL } from '@maneki/contract/messages/chat';
import type { Topic } from '@maneki/contract/topics';
import { listRestricted } from '#features/identity';
import type { Database } from '#platform/database/database';

type Asked = { readonly memberIds: readonly string[]; readonly now: Date };

/**
 * What pages of these members may not listen to although their type may: whoever stays away has support and no lobby,
 * of which news says what was written, and who may not chat has neither. Members who may all are left out.
 */
export async function listBarredTopics(
  database: Database,
  { memberIds, now }: Asked,
): Promise<ReadonlyMap<string, readonly Topic[]>> {
  const restricted = await database.statement((tx) =>
    listRestricted(tx, { memberIds, label: NO_CHAT_LABEL, now }),
  );
  return new Map(
    restricted.map(({ memberId, isLabelled }) => [
      memberId,
      isLabelled ? ['messages.lobby', 'messages.support'] : ['messages.lobby'],
    ]),
  );
}
