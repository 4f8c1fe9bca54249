import type { SocialProvider } from '@maneki/contract/identity/social';
import { useQuery } from '@tanstack/react-query';
import { socialSignupQuery } from '../form-queries.ts';
import { signupOf } from './registration.ts';

/** What the service of the address told about this visitor; undefined for a registration like any other. */
export function useSocialSignup(provider: SocialProvider | undefined) {
  const { data } = useQuery({ ...socialSignupQuery, enabled: provider !== undefined });
  return signupOf(data?.signup, provider);
}
