import { CHAT_RULES } from '@maneki/contract/messages/chat';
import type { Database } from '#platform/database/database';
import { describeForMember } from './describe.ts';
import { listMessages, type Place } from './store.ts';

/** A part of a room as a member sees it; nothing where there is no room yet. */
export const listOwn = (
  database: Database,
  {
    memberId,
    roomId,
    ...place
  }: Place & { readonly memberId: string; readonly roomId: string | undefined },
) =>
  roomId === undefined
    ? Promise.resolve({ list: [], hasMore: false })
    : database.transact(async (tx) => {
        const page = await listMessages(tx, { ...place, roomId, limit: CHAT_RULES.pageSize });
        return { ...page, list: await describeForMember(tx, memberId, page.list) };
      });
