import type { SocialProvider } from '@maneki/contract/identity/social';
import { MINUTE_MS } from '@maneki/kernel/clock';

/** What must be remembered of a proof that has begun, until it comes back, by its kind. */
export type CeremonyMemory = {
  PASSKEY_ADD: { readonly challenge: string };
  PASSKEY_LOGIN: { readonly challenge: string };
  SOCIAL: {
    readonly provider: SocialProvider;
    /** The browser that began it. Nobody else may end it. */
    readonly deviceHash: string;
    readonly nonce: string;
    readonly codeVerifier: string;
    readonly role: 'member' | 'agent';
    readonly back: string;
  };
  SOCIAL_SIGNUP: {
    readonly provider: SocialProvider;
    readonly subject: string;
    readonly name: string;
    /** Empty where the service did not vouch for one. */
    readonly email: string;
  };
};

export type CeremonyKind = keyof CeremonyMemory;

export type Ceremony<Kind extends CeremonyKind = CeremonyKind> = {
  /** Whose it is, where somebody was logged in who must be so at its end. */
  readonly memberId: string | null;
  readonly memory: CeremonyMemory[Kind];
};

/** How long each kind may take. */
export const CEREMONY_MS: Readonly<Record<CeremonyKind, number>> = {
  PASSKEY_ADD: 5 * MINUTE_MS,
  PASSKEY_LOGIN: 5 * MINUTE_MS,
  SOCIAL: 10 * MINUTE_MS,
  SOCIAL_SIGNUP: 15 * MINUTE_MS,
};
