import type { Factor } from '@maneki/contract/identity/factors';
import type { SocialProvider } from '@maneki/contract/identity/social';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { forgetGuesses } from '../login/forget-guesses.ts';
import { findWaysIn } from '../members/find-ways-in.ts';
import { deletePaymentGuesses, recordPaymentReset } from '../passwords/store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findManaged, type Managed } from './find-managed.ts';
import * as store from './store.ts';
import { hasWayInAfter } from './ways-in-after.ts';

type Wish = Managed & {
  readonly factors: readonly Factor[];
  readonly offered: {
    readonly isMobileOffered: boolean;
    readonly offeredProviders: readonly SocialProvider[];
  };
  readonly now: Date;
};

/** What each of them takes away from the member's own row. */
const CLEARED: Readonly<Partial<Record<Factor, store.Cleared>>> = {
  // Whoever knows the old one may be whom it is kept from: the member chooses a new one by another way in.
  password: { password_hash: null, must_change_password: false },
  paymentPassword: { payment_password_hash: null },
  mobile: { mobile: null, mobile_verified_at: null },
  email: { email: null, email_verified_at: null },
};

/**
 * Takes away what a member proves themselves with, as when a phone was stolen. Every session ends: whoever is in may be
 * whoever took it. Somebody who could never log in again would have lost the account, so that is refused.
 */
export async function resetFactors(tx: Tx, { factors, offered, now, ...managed }: Wish) {
  const found = await findManaged(tx, managed);
  if (!found.ok) return found;
  const member = found.value;
  const { id: memberId } = member;
  // Counts of guesses are held before the member, as by every way in; a refusal undoes it.
  if (factors.includes('locks')) await forgetGuesses(tx, member);
  const ways = await findWaysIn(tx, { memberId, ...offered });
  if (!hasWayInAfter(ways, factors))
    return refused({ code: 'identity.no_way_in_left', detail: {} });

  const cleared: store.Cleared = Object.assign({}, ...factors.map((factor) => CLEARED[factor]));
  if (factors.includes('paymentPassword')) await recordPaymentReset(tx, { memberId, now });
  if (Object.keys(cleared).length > 0) await store.clearFactors(tx, memberId, cleared);
  if (factors.includes('passkeys')) await store.deletePasskeys(tx, memberId);
  if (factors.includes('socialAccounts')) await store.deleteSocialAccounts(tx, memberId);
  if (factors.includes('locks') || factors.includes('paymentPassword'))
    await deletePaymentGuesses(tx, memberId);
  await endSessions(tx, { memberId, now });
  return acted({}, { subject: `member ${memberId}`, before: {}, after: { reset: factors } });
}
