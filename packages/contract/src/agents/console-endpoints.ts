import type { Endpoints } from '../endpoint.ts';
import { contractConsoleEndpoints } from './contract-console-endpoints.ts';
import { giftConsoleEndpoints } from './gift-console-endpoints.ts';
import { linkConsoleEndpoints } from './link-console-endpoints.ts';
import { rebateConsoleEndpoints } from './rebate-console-endpoints.ts';
import { teamConsoleEndpoints } from './team-console-endpoints.ts';

/** What operators do about agents. */
export const agentsConsoleEndpoints = {
  ...teamConsoleEndpoints,
  ...linkConsoleEndpoints,
  ...rebateConsoleEndpoints,
  ...contractConsoleEndpoints,
  ...giftConsoleEndpoints,
} as const satisfies Endpoints;
