import { useQuery } from '@tanstack/react-query';
import { affiliateQuery } from '../form-queries.ts';
import type { Invitation } from './registration.ts';

/** The invitation that the visitor came with, by this address or an earlier one. */
export function useInvitation({
  affiliateCode: code,
  referralCode,
}: {
  readonly affiliateCode: string;
  readonly referralCode: string;
}): {
  readonly state: Invitation;
  readonly code: string;
  /** A friend's code, of which the server says at last whether it counts. */
  readonly referralCode: string;
} {
  const { data } = useQuery(affiliateQuery({ code, referralCode }));
  // A code counts until the server has said otherwise, and nothing is said of it meanwhile.
  if (!data) return { state: 'none', code, referralCode };
  if (data.code === '') return { state: data.isReferred ? 'valid' : 'none', code, referralCode };
  return { state: data.success ? 'valid' : 'invalid', code: data.code, referralCode };
}
