/** The SQL of what members have in common. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** Somebody else who logged in with the same browser, or from the same address. */
export type Sharing = { readonly kind: 'DEVICE' | 'NETWORK'; readonly memberId: string };

const LATEST_SESSIONS = 50;
const OF_EACH_MAX = 20;

/**
 * Other members of the merchant who play for money and logged in where this one did. Trials and accounts that anybody
 * may enter say nothing of each other. An address may be half a town's, so no more is read of one than is shown.
 */
export async function listSharing(tx: Tx, memberId: string): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    with own as (
      select id, merchant_code from identity_members where id = ${memberId}
    ), places as (
      select distinct latest.address from (
        select address from identity_sessions
         where member_id = ${memberId} and address <> ''
         order by opened_at desc limit ${LATEST_SESSIONS}
      ) as latest
    ), shared as (
      select 'DEVICE' as kind, other.member_id
        from identity_devices as device
       cross join lateral (
         select member_id from identity_devices
          where device_hash = device.device_hash and member_id <> device.member_id
          limit ${OF_EACH_MAX}
       ) as other
       where device.member_id = ${memberId}
      union
      select 'NETWORK', other.member_id
        from places cross join own
       cross join lateral (
         select distinct found.member_id from (
           select member_id from identity_sessions as session
            where session.merchant_code = own.merchant_code and session.address = places.address
              and session.member_id <> own.id
            limit ${OF_EACH_MAX * LATEST_SESSIONS}
         ) as found limit ${OF_EACH_MAX}
       ) as other
    )
    select shared.kind, shared.member_id as "memberId"
      from shared
      join identity_members as member on member.id = shared.member_id
      join own on own.merchant_code = member.merchant_code
     where member.type in (0, 1, 2) and not member.is_demo
     order by 1, 2 limit ${OF_EACH_MAX}`.execute(tx);
  return rows;
}

/** Two of whom the question is whether they are one. */
export type Pair = { readonly memberId: string; readonly otherId: string };

/** Those of the others who have a browser, an address or a phone in common with the one they are asked about. */
export async function listSharingPairs(
  tx: Tx,
  pairs: readonly Pair[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const { rows } = await sql<Pick<Pair, 'otherId'>>`
    select pair.other_id as "otherId"
      from unnest(${pairs.map(({ memberId }) => memberId)}::uuid[],
                  ${pairs.map(({ otherId }) => otherId)}::uuid[]) as pair(member_id, other_id)
      join identity_members as one on one.id = pair.member_id
      join identity_members as other on other.id = pair.other_id
     where one.mobile = other.mobile
        or (one.registered_address <> '' and one.registered_address = other.registered_address)
        or exists (select from identity_devices as device
                     join identity_devices as same using (device_hash)
                    where device.member_id = one.id and same.member_id = other.id)
        or exists (select from identity_sessions as session
                     join identity_sessions as same using (address)
                    where session.member_id = one.id and same.member_id = other.id
                      and address <> '')`.execute(tx);
  return new Set(rows.map(({ otherId }) => otherId));
}
