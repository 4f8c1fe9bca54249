import type { ResponseOf } from '@maneki/contract/contract';
import { registrationConsoleEndpoints } from '@maneki/contract/identity/registration-console-endpoints';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type Settings = ResponseOf<typeof siteConsoleEndpoints.readSettings>;

/** Each merchant's apart: what is being edited of one must not end up with another. */
export const settingsQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['site', 'settings', merchant],
    queryFn: () => call(siteConsoleEndpoints.readSettings, {}),
  });

export const registrationQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['site', 'registration', merchant],
    queryFn: () => call(registrationConsoleEndpoints.readRegistrationFields, {}),
  });
