/** Where an invitation leads: the registration of the site that is open, with whoever invites in its address. */
export const invitationLink = (by: 'referralCode' | 'affiliateCode', code: string): string =>
  `${window.location.origin}/m/register?${by}=${encodeURIComponent(code)}`;
