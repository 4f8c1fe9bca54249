import type { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { contractHandlers } from './contract-routes.ts';
import { giftHandlers } from './gift-routes.ts';
import { linkHandlers } from './link-routes.ts';
import type { AgentsOutside } from './outside.ts';
import { rebateHandlers } from './rebate-routes.ts';
import { teamHandlers } from './team-routes.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export const agentsHandlers = (services: AgentsOutside): Handlers<typeof agentsEndpoints> => ({
  ...teamHandlers(services),
  ...linkHandlers(services),
  ...rebateHandlers(services),
  ...contractHandlers(services),
  ...giftHandlers(services),
});
