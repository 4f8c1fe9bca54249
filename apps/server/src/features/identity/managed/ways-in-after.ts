import type { Factor } from '@maneki/contract/identity/factors';
import type { WaysIn } from '../members/ways-in.ts';

/** Whether a member could still log in, or choose a new password, without some of what they prove themselves with. */
export const hasWayInAfter = (ways: WaysIn, lost: readonly Factor[]): boolean =>
  // Who has no way in now loses none.
  hasWayIn(ways, lost) || !hasWayIn(ways, []);

function hasWayIn(ways: WaysIn, lost: readonly Factor[]): boolean {
  if (ways.hasPassword && !lost.includes('password')) return true;
  if (ways.hasMobile && !lost.includes('mobile')) return true;
  if (ways.passkeys.length > 0 && !lost.includes('passkeys')) return true;
  if (ways.socialAccounts.length > 0 && !lost.includes('socialAccounts')) return true;
  return ways.contacts.some((contact) => !lost.includes(contact));
}
