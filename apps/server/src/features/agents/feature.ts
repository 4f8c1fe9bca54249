import { agentsConsoleHandlers } from './console-routes.ts';
import { giftEventHandlers } from './gifts/events.ts';
import { giftInvariants } from './gifts/invariants/gift-invariants.ts';
import { giftJobs } from './gifts/jobs.ts';
import type { AgentsOutside } from './outside.ts';
import { agentsHandlers } from './routes.ts';
import { treeEventHandlers } from './tree/events.ts';

export const agentsFeature = {
  handlers: (services: AgentsOutside) => ({
    ...agentsHandlers(services),
    ...agentsConsoleHandlers(services),
  }),
  eventHandlers: [...treeEventHandlers, ...giftEventHandlers],
  jobs: (tools: Pick<AgentsOutside, 'cashier'>) => [...giftJobs(tools)],
  invariants: [...giftInvariants],
};
