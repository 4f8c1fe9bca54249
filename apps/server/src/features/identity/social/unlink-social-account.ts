import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import type { SocialProvider } from '@maneki/contract/identity/social';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { findWaysIn, type WaysInQuery } from '../members/find-ways-in.ts';
import { hasAnotherWayIn } from '../members/ways-in.ts';
import * as store from './store.ts';

type UnlinkRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.social_not_found' | 'identity.last_way_in' }
>;

/** Unlinks an account elsewhere, unless the member could not get in without it. */
export async function unlinkSocialAccount(
  tx: Tx,
  { provider, ...whose }: WaysInQuery & { provider: SocialProvider },
): Promise<Outcome<{ isRemoved: true }, UnlinkRefusal>> {
  const { memberId } = whose;
  const ways = await findWaysIn(tx, whose);
  const linked = await store.listSocialAccounts(tx, memberId);
  if (!linked.some((account) => account.provider === provider))
    return refused({ code: 'identity.social_not_found', detail: {} });
  if (!hasAnotherWayIn(ways, { socialAccount: provider }))
    return refused({ code: 'identity.last_way_in', detail: {} });
  await store.deleteSocialAccount(tx, { memberId, provider });
  return done({ isRemoved: true });
}
