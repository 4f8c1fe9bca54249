import { accountEndpoints } from './account-endpoints.ts';
import { headIconEndpoints } from './head-icon-endpoints.ts';
import { loginEndpoints } from './login-endpoints.ts';
import { registrationEndpoints } from './registration-endpoints.ts';

/** Accounts: how to get one, how to get in, and how to keep it safe. */
export const identityEndpoints = {
  ...loginEndpoints,
  ...registrationEndpoints,
  ...accountEndpoints,
  ...headIconEndpoints,
} as const;
