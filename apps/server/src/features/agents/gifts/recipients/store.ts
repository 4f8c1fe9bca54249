/** Whom agents may send to. Each function takes the transaction that it runs in first, as `tx`. */
import type { GiftReach } from '@maneki/contract/agents/gift';
import type { MemberType } from '@maneki/contract/identity/member-types';
import { sql } from 'kysely';
import { memberNames } from '#features/identity';
import type { Tx } from '#platform/database/database';
import type { Gift } from '../gift.ts';

export type Recipient = {
  readonly memberId: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly type: MemberType;
  readonly isDirect: boolean;
};

const below = (senderId: string, reach: GiftReach) =>
  reach === 'DIRECT' ? sql`n.parent_id = ${senderId}` : sql`n.line @> array[${senderId}]::uuid[]`;

/** By name, from one name on; `begins` is what names begin with. */
export async function searchRecipients(
  tx: Tx,
  asked: {
    readonly senderId: string;
    readonly reach: GiftReach;
    readonly begins: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select n.member_id as "memberId", m.username, m.nickname, m.type,
           n.parent_id = ${asked.senderId} as "isDirect"
      from agents_nodes as n join (${memberNames()}) as m on m.id = n.member_id
     where ${below(asked.senderId, asked.reach)}
       and starts_with(m.username, ${asked.begins.toLowerCase()})
       and (${asked.after ?? null}::text is null or m.username > ${asked.after ?? null}::text)
     order by m.username limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Whom a rain is meant for, as many as are asked for. */
export async function listAudience(
  tx: Tx,
  { senderId, rain }: Pick<Gift, 'senderId' | 'rain'>,
  limit: number,
): Promise<string[]> {
  if (rain?.audience === 'LIST') return [...rain.audienceIds].slice(0, limit);
  const { rows } = await sql<{ id: string }>`
    select n.member_id as id from agents_nodes as n
     where ${below(senderId, rain?.audience === 'DIRECT' ? 'DIRECT' : 'TEAM')}
     order by n.member_id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}
