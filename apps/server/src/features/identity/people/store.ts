/** Who members are to those above them. Each function takes the transaction that it runs in first. */
import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Currency } from '@maneki/kernel/money';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** What an agent may know of a member: no number, no mailbox, no name but those that they go by here. */
export type Person = {
  readonly memberId: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly headIcon: string | null;
  readonly type: MemberType;
  readonly currency: Currency;
  readonly isBlocked: boolean;
  /** When they were last here, as far as sessions are kept. */
  readonly seenAt: Date | null;
};

export async function listPeople(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const { rows } = await sql<Person>`
    select m.id as "memberId", m.username, m.nickname, m.head_icon as "headIcon", m.type, m.currency,
           m.disabled_at is not null as "isBlocked", seen.at as "seenAt"
      from identity_members as m
      left join lateral (
        select s.seen_at as at from identity_sessions as s
         where s.member_id = m.id order by s.opened_at desc limit 1
      ) as seen on true
     where m.id = any(${memberIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Members of a merchant who were here after a moment. */
export async function listOnline(
  tx: Tx,
  { merchantCode, after }: { readonly merchantCode: string; readonly after: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('identity_sessions')
    .select('member_id')
    .distinct()
    .where('merchant_code', '=', merchantCode)
    .where('seen_at', '>', after)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
