import { useQuery } from '@tanstack/react-query';
import { affiliateQuery } from '../form-queries.ts';
import type { Invitation } from './registration.ts';

/** The invitation that the visitor came with, by this address or an earlier one. */
export function useInvitation(code: string): {
  readonly state: Invitation;
  readonly code: string;
} {
  const { data } = useQuery(affiliateQuery(code));
  // A code counts until the server has said otherwise, and nothing is said of it meanwhile.
  if (!data || data.code === '') return { state: 'none', code };
  return { state: data.success ? 'valid' : 'invalid', code: data.code };
}
