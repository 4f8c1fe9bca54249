import type { SocialProvider } from '@maneki/contract/identity/social';

/** How a member can log in. Only what works at this merchant now counts. */
export type WaysIn = {
  readonly hasPassword: boolean;
  /** A proven number, where codes open accounts here. */
  readonly hasMobile: boolean;
  readonly passkeys: readonly string[];
  readonly socialAccounts: readonly SocialProvider[];
  /** Proven ones: with a code that is sent there a new password is chosen. */
  readonly contacts: readonly ('mobile' | 'email')[];
};

/** Whether somebody could still log in after losing one passkey or one account elsewhere. */
export function hasAnotherWayIn(
  ways: WaysIn,
  lost: { readonly passkey?: string; readonly socialAccount?: SocialProvider },
): boolean {
  if (ways.hasPassword || ways.hasMobile) return true;
  if (ways.passkeys.some((id) => id !== lost.passkey)) return true;
  return ways.socialAccounts.some((provider) => provider !== lost.socialAccount);
}
