import { agentsConsoleHandlers } from './console-routes.ts';
import { agentsJobs } from './jobs.ts';
import { linkEventHandlers } from './links/events.ts';
import type { AgentsOutside } from './outside.ts';
import { seedDemoRebates } from './profiles/seed-demo-rebates.ts';
import { rebateInvariants } from './rebate-invariants/rebate-invariants.ts';
import { rebateEventHandlers } from './rebates/events.ts';
import { agentsHandlers } from './routes.ts';
import { treeEventHandlers } from './tree/events.ts';

export const agentsFeature = {
  handlers: (services: AgentsOutside) => ({
    ...agentsHandlers(services),
    ...agentsConsoleHandlers(services),
  }),
  eventHandlers: [...treeEventHandlers, ...linkEventHandlers, ...rebateEventHandlers],
  jobs: agentsJobs,
  invariants: [...rebateInvariants],
  seedDemo: seedDemoRebates,
  refreshDemo: seedDemoRebates,
};
