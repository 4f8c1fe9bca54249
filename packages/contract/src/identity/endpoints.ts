import { accountEndpoints } from './account-endpoints.ts';
import { loginEndpoints } from './login-endpoints.ts';
import { registrationEndpoints } from './registration-endpoints.ts';

/** Accounts: how to get one, how to get in, and how to keep it safe. */
export const identityEndpoints = {
  ...loginEndpoints,
  ...registrationEndpoints,
  ...accountEndpoints,
} as const;
