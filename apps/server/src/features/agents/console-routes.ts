import type { agentsConsoleEndpoints } from '@maneki/contract/agents/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { contractConsoleHandlers } from './contract-console-routes.ts';
import { giftConsoleHandlers } from './gift-console-routes.ts';
import { linkConsoleHandlers } from './link-console-routes.ts';
import type { AgentsTools } from './outside.ts';
import { rebateConsoleHandlers } from './rebate-console-routes.ts';
import { teamConsoleHandlers } from './team-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export const agentsConsoleHandlers = (
  services: AgentsTools,
): Handlers<typeof agentsConsoleEndpoints> => ({
  ...teamConsoleHandlers(services),
  ...linkConsoleHandlers(services),
  ...rebateConsoleHandlers(services),
  ...contractConsoleHandlers(services),
  ...giftConsoleHandlers(services),
});
