import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { identityKeys } from './queries.ts';

/**
 * What the forms ask before they can be filled in. A login forgets what was read for a guest: the
 * form that is just leaving keeps what it shows.
 */
export const loginSettingsQuery = (ask: CallFunction) =>
  queryOptions({
    queryKey: identityKeys.loginSettings,
    queryFn: () => readValue(ask(identityEndpoints.getLoginSettings, {})),
    placeholderData: keepPreviousData,
  });

export const registrationSettingsQuery = queryOptions({
  queryKey: identityKeys.registrationSettings,
  queryFn: () => readValue(call(identityEndpoints.getRegistrationSettings, {})),
  placeholderData: keepPreviousData,
});

/** What an account elsewhere told about somebody who is about to register with it. */
export const socialSignupQuery = queryOptions({
  queryKey: identityKeys.socialSignup,
  queryFn: () => readValue(call(identityEndpoints.getSocialSignup, {})),
  placeholderData: keepPreviousData,
});

/** Whether a code invites here, of an agent or of a friend; without one, that which the visitor arrived with. */
export const affiliateQuery = (codes: { readonly code: string; readonly referralCode: string }) =>
  queryOptions({
    queryKey: ['identity', 'affiliate', codes] as const,
    queryFn: () => readValue(call(identityEndpoints.checkAffiliate, codes)),
    placeholderData: keepPreviousData,
  });
