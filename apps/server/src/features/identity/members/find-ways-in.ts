import type { SocialProvider } from '@maneki/contract/identity/social';
import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import { listPasskeys } from '../passkeys/store.ts';
import { listSocialAccounts } from '../social/store.ts';
import { findMember, lockMember } from './store.ts';
import type { WaysIn } from './ways-in.ts';

export type WaysInQuery = {
  readonly memberId: string;
  readonly isMobileOffered: boolean;
  readonly offeredProviders: readonly SocialProvider[];
};

/**
 * The member's ways in, which stay as they are until the transaction ends: two removals at the same
 * time must not each count on what the other takes away.
 */
export async function findWaysIn(tx: Tx, query: WaysInQuery): Promise<WaysIn> {
  const { memberId, isMobileOffered, offeredProviders } = query;
  await lockMember(tx, memberId);
  const member = await findMember(tx, memberId);
  invariant(member, `there is no member ${memberId}`);
  const passkeys = await listPasskeys(tx, memberId);
  const linked = await listSocialAccounts(tx, memberId);
  return {
    hasPassword: member.passwordHash !== null,
    hasMobile: isMobileOffered && member.mobileVerifiedAt !== null,
    passkeys: passkeys.map(({ id }) => id),
    socialAccounts: linked
      .map(({ provider }) => provider)
      .filter((provider) => offeredProviders.includes(provider)),
    contacts: [
      ...(member.mobileVerifiedAt ? (['mobile'] as const) : []),
      ...(member.emailVerifiedAt ? (['email'] as const) : []),
    ],
  };
}
