import { verificationEndpoints } from '@maneki/contract/safety/verification-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, queryClient } from '../call/browser.ts';
import { readValue } from '../call/refused-error.ts';

/** How far the member has shown who they are. */
export const verificationQuery = queryOptions({
  queryKey: ['safety', 'verification'] as const,
  queryFn: () => readValue(call(verificationEndpoints.readVerification, {})),
});

/** The same, live: an operator decides while the page is looked at. */
export function useVerification() {
  useEffect(followVerification, []);
  return useQuery(verificationQuery);
}

function followVerification(): () => void {
  const listening = import('../call/socket.ts').then(({ listen }) =>
    listen('safety.verification', () => {
      queryClient.invalidateQueries({ queryKey: verificationQuery.queryKey });
    }),
  );
  // Without a network the code may be missing; the page reads again when it is looked at.
  listening.catch(() => {});
  return () => {
    listening.then((stop) => stop()).catch(() => {});
  };
}
