import { agentsConsoleHandlers } from './console-routes.ts';
import { seedDemoContracts } from './contracts/demo/seed-demo-contracts.ts';
import { contractEventHandlers } from './contracts/events.ts';
import { contractInvariants } from './contracts/invariants/contract-invariants.ts';
import { type ContractTools, contractJobs } from './contracts/jobs.ts';
import type { AgentsOutside } from './outside.ts';
import { agentsHandlers } from './routes.ts';
import { treeEventHandlers } from './tree/events.ts';

export const agentsFeature = {
  handlers: (services: AgentsOutside) => ({
    ...agentsHandlers(services),
    ...agentsConsoleHandlers(services),
  }),
  jobs: (tools: ContractTools) => contractJobs(tools),
  eventHandlers: [...treeEventHandlers, ...contractEventHandlers],
  invariants: contractInvariants,
  seedDemo: seedDemoContracts,
  refreshDemo: seedDemoContracts,
};
