import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { findWaysIn, type WaysInQuery } from '../members/find-ways-in.ts';
import { hasAnotherWayIn } from '../members/ways-in.ts';
import * as store from './store.ts';

type RemoveRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.passkey_not_found' | 'identity.last_way_in' }
>;

/** Removes a passkey, unless its owner could not get in without it. */
export async function removePasskey(
  tx: Tx,
  { id, ...whose }: WaysInQuery & { id: string },
): Promise<Outcome<{ isRemoved: true }, RemoveRefusal>> {
  const ways = await findWaysIn(tx, whose);
  if (!ways.passkeys.includes(id))
    return refused({ code: 'identity.passkey_not_found', detail: {} });
  if (!hasAnotherWayIn(ways, { passkey: id }))
    return refused({ code: 'identity.last_way_in', detail: {} });
  await store.deletePasskey(tx, { memberId: whose.memberId, id });
  return done({ isRemoved: true });
}
