import { accountSchemas } from './account-schemas.ts';
import { headIconSchemas } from './head-icon-schemas.ts';
import { loginSchemas } from './login-schemas.ts';
import { registrationSchemas } from './registration-schemas.ts';

export const identitySchemas = {
  ...loginSchemas,
  ...registrationSchemas,
  ...accountSchemas,
  ...headIconSchemas,
} as const;
