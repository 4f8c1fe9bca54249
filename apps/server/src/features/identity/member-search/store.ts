import type { MemberType } from '@maneki/contract/identity/member-types';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Place } from '../managed/cursor.ts';
import type { MemberSearch } from './member-search.ts';

/** Which members of a merchant are asked for. What is not given is not asked for. */
export type Choice = {
  readonly merchantCode: string;
  readonly search?: MemberSearch | undefined;
  readonly type?: MemberType | undefined;
  readonly state?: 'open' | 'blocked' | undefined;
  readonly label?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

export type FoundMember = Place & {
  readonly username: string;
  readonly nickname: string | null;
  readonly type: MemberType;
  readonly countryCode: string | null;
  readonly currency: string;
  readonly labels: string[];
  readonly seenAt: Date | null;
  readonly isBlocked: boolean;
};

/** The newest first, after a place where one is given. */
export async function listMembers(
  tx: Tx,
  choice: Choice,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<FoundMember[]> {
  const older = after
    ? sql` and (m.registered_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<FoundMember>`
    select m.id, m.registered_at as at, m.username, m.nickname, m.type, m.country_code as "countryCode",
           m.currency, m.labels, seen.at as "seenAt", m.disabled_at is not null as "isBlocked"
      from (
        select m.* from identity_members as m
         where ${chosen(choice)}${older}
         order by m.registered_at desc, m.id desc
         limit ${limit}
      ) as m
      left join lateral (
        select s.seen_at as at from identity_sessions as s
         where s.member_id = m.id order by s.opened_at desc limit 1
      ) as seen on true
     order by m.registered_at desc, m.id desc`.execute(tx);
  return rows;
}

function chosen({ merchantCode, search, type, state, label, from, to }: Choice) {
  const conditions = [
    sql`m.merchant_code = ${merchantCode}`,
    ...(search === undefined ? [] : [found(merchantCode, search)]),
    ...(type === undefined ? [] : [sql`m.type = ${type}`]),
    ...(state === undefined
      ? []
      : [state === 'open' ? sql`m.disabled_at is null` : sql`m.disabled_at is not null`]),
    ...(label === undefined ? [] : [sql`m.labels @> ${[label]}::text[]`]),
    ...(from === undefined ? [] : [sql`m.registered_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`m.registered_at < ${to}`]),
  ];
  return sql.join(conditions, sql` and `);
}

function found(merchantCode: string, search: MemberSearch): RawBuilder<unknown> {
  switch (search.by) {
    case 'name':
      return sql`m.username like ${`${escapeLike(search.prefix)}%`}`;
    case 'id':
      return sql`m.id = ${search.id}::uuid`;
    case 'mobile':
      return sql`m.mobile = any(${[...search.mobiles]}::text[])`;
    case 'email':
      return sql`m.email = ${search.email}`;
    case 'device':
      return sql`m.id in (select d.member_id from identity_devices as d
                           where d.device_hash = ${search.deviceHash})`;
    case 'address':
      // Where they registered, and where they have been since.
      return sql`m.id in (
        select s.member_id from identity_sessions as s
         where s.merchant_code = ${merchantCode} and s.address = ${search.address}
        union
        select r.id from identity_members as r
         where r.merchant_code = ${merchantCode} and r.registered_address = ${search.address}
           and r.registered_address <> '')`;
  }
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
