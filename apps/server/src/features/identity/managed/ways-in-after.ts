import type { Factor } from '@maneki/contract/identity/factors';
import type { WaysIn } from '../members/ways-in.ts';

/** Whether a member could still log in without some of what they prove themselves with. */
export function hasWayInAfter(ways: WaysIn, lost: readonly Factor[]): boolean {
  // A password that has to be chosen anew still opens the door to that.
  if (ways.hasPassword) return true;
  if (ways.hasMobile && !lost.includes('mobile')) return true;
  if (ways.passkeys.length > 0 && !lost.includes('passkeys')) return true;
  if (ways.socialAccounts.length > 0 && !lost.includes('socialAccounts')) return true;
  // Who has no way in now loses none.
  return !ways.hasMobile && ways.passkeys.length === 0 && ways.socialAccounts.length === 0;
}
