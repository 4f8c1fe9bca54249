import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { identityKeys } from '../queries.ts';

/** What the security centre lists. Apart from the member's own query, which every page carries. */
export const sessionsQuery = queryOptions({
  queryKey: identityKeys.sessions,
  queryFn: () => readValue(call(identityEndpoints.listSessions, {})),
  select: ({ list }) => list,
});

export const passkeysQuery = queryOptions({
  queryKey: identityKeys.passkeys,
  queryFn: () => readValue(call(identityEndpoints.listPasskeys, {})),
  select: ({ list }) => list,
});

export const socialAccountsQuery = queryOptions({
  queryKey: identityKeys.socialAccounts,
  queryFn: () => readValue(call(identityEndpoints.listSocialAccounts, {})),
  select: ({ list }) => list,
});
