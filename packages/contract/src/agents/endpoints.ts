import type { Endpoints } from '../endpoint.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { giftEndpoints } from './gift-endpoints.ts';
import { linkEndpoints } from './link-endpoints.ts';
import { rebateEndpoints } from './rebate-endpoints.ts';
import { teamEndpoints } from './team-endpoints.ts';

export const agentsEndpoints = {
  ...teamEndpoints,
  ...linkEndpoints,
  ...rebateEndpoints,
  ...contractEndpoints,
  ...giftEndpoints,
} as const satisfies Endpoints;
