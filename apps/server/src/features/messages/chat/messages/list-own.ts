import { CHAT_RULES } from '@maneki/contract/messages/chat';
import type { Database } from '#platform/database/database';
import type { Room } from '../rooms/store.ts';
import { describeForMember } from './describe.ts';
import { listMessages, listRemovals, type Place } from './store.ts';

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

/** As many as are told at once; the page asks on. */
const REMOVALS_MAX = 100;

type AskedLobby = Place & { readonly memberId: string; readonly removedAfter?: number | undefined };

/**
 * A part of a lobby, and what was taken away since the reader last asked. The room was read before its messages, so
 * that what is removed in between is told again the next time rather than never.
 */
export async function listLobby(
  database: Database,
  room: Pick<Room, 'id' | 'removals'>,
  { removedAfter, ...asked }: AskedLobby,
) {
  const page = await listOwn(database, { ...asked, roomId: room.id });
  const counted = Number(room.removals);
  if (removedAfter === undefined || removedAfter >= counted)
    return { ...page, removed: [], removals: counted };
  const found = await database.statement((tx) =>
    listRemovals(tx, { roomId: room.id, after: removedAfter, limit: REMOVALS_MAX }),
  );
  return {
    list: page.list,
    hasMore: page.hasMore || found.length === REMOVALS_MAX,
    removed: found.map(({ seq }) => Number(seq)),
    removals: Number(found.at(-1)?.removal ?? counted),
  };
}
