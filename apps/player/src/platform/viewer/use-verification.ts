import { verificationEndpoints } from '@maneki/contract/safety/verification-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../call/browser.ts';
import { readValue } from '../call/refused-error.ts';
import { useFollow } from '../call/use-follow.ts';

/** How far the member has shown who they are. */
export const verificationQuery = queryOptions({
  queryKey: ['safety', 'verification'] as const,
  queryFn: () => readValue(call(verificationEndpoints.readVerification, {})),
});

const FOLLOWED = [verificationQuery.queryKey];

/** The same, live: an operator decides while the page is looked at. */
export function useVerification() {
  useFollow('safety.verification', FOLLOWED);
  return useQuery(verificationQuery);
}
