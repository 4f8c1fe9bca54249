import type { Flag } from '../flags.ts';

/** Accounts elsewhere that may log in here, each with the flag that switches it. */
export const SOCIAL_PROVIDERS = ['facebook', 'google', 'line', 'twitter'] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const SOCIAL_FLAGS = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
  line: 'LINELOGIN3',
  twitter: 'TWITTERLOGIN3',
} as const satisfies Record<SocialProvider, Flag>;
