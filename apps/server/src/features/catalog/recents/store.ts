import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { GameName } from '../store.ts';

/** Games that a member has started, the latest first. */
export async function listRecentNames(
  tx: Tx,
  { memberId, limit }: { readonly memberId: string; readonly limit: number },
): Promise<GameName[]> {
  const { rows } = await sql<GameName>`
    select vendor_code as "vendorCode", game_id as "gameId"
      from catalog_recents
     where member_id = ${memberId}
     order by played_at desc, vendor_code desc, game_id desc
     limit ${limit}`.execute(tx);
  return rows;
}

/** Remembers that a member has started a game; of two launches the later one counts. */
export async function recordRecent(
  tx: Tx,
  recent: GameName & { readonly memberId: string; readonly playedAt: Date },
): Promise<void> {
  const { memberId, vendorCode, gameId, playedAt } = recent;
  await sql`
    insert into catalog_recents as r (member_id, vendor_code, game_id, played_at)
    values (${memberId}, ${vendorCode}, ${gameId}, ${playedAt})
    on conflict (member_id, vendor_code, game_id)
      do update set played_at = greatest(r.played_at, excluded.played_at)`.execute(tx);
}
