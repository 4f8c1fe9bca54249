/** What a member proves themselves with, and an operator can take away. */
export const FACTORS = [
  'password',
  'paymentPassword',
  'mobile',
  'email',
  'passkeys',
  'socialAccounts',
  'locks',
] as const;

export type Factor = (typeof FACTORS)[number];
