import type { Tx } from '#platform/database/database';
import { agentsConsoleHandlers } from './console-routes.ts';
import { hasOpenBill } from './contracts/bills/store.ts';
import { seedDemoContracts } from './contracts/demo/seed-demo-contracts.ts';
import { contractEventHandlers } from './contracts/events.ts';
import { contractInvariants } from './contracts/invariants/contract-invariants.ts';
import { type ContractTools, contractJobs } from './contracts/jobs.ts';
import { hasValidContract } from './contracts/store.ts';
import { seedDemoTeam } from './demo/seed-demo-team.ts';
import { figureEventHandlers } from './figures/events.ts';
import { giftEventHandlers } from './gifts/events.ts';
import { giftInvariants } from './gifts/invariants/gift-invariants.ts';
import { giftJobs } from './gifts/jobs.ts';
import { linkEventHandlers } from './links/events.ts';
import type { AgentsOutside } from './outside.ts';
import { seedDemoRebates } from './profiles/seed-demo-rebates.ts';
import { rebateInvariants } from './rebate-invariants/rebate-invariants.ts';
import { rebateEventHandlers } from './rebates/events.ts';
import { rebateJobs } from './rebates/jobs.ts';
import { beginDemoRebates } from './rebates/rebate-runs.ts';
import { agentsHandlers } from './routes.ts';
import { seriesEventHandlers } from './series/events.ts';
import { seedDemoTree } from './tree/demo/seed-demo-tree.ts';
import { treeEventHandlers } from './tree/events.ts';
import { treeInvariants } from './tree/invariants/tree-invariants.ts';
import { moveJob } from './tree/moves/make-moves.ts';
import type { TreeObstacles } from './tree/obstacles.ts';

/** What its jobs are made of. */
type AgentsJobTools = ContractTools & Pick<AgentsOutside, 'cashier'>;

/** What contracts have against moves and demotions. */
const obstacles: TreeObstacles = { hasValidContract, hasOpenBill };

/** What a demonstration begins with. Only adds to what is there. */
async function seedDemoAgents(tx: Tx, now: Date): Promise<void> {
  await seedDemoTree(tx);
  await seedDemoTeam(tx, now);
  await seedDemoRebates(tx, now);
  await beginDemoRebates(tx, now);
  await seedDemoContracts(tx, now);
}

export const agentsFeature = {
  handlers: (services: AgentsOutside) => ({
    ...agentsHandlers(services),
    ...agentsConsoleHandlers({ ...services, obstacles }),
  }),
  eventHandlers: [
    ...treeEventHandlers,
    ...figureEventHandlers,
    ...linkEventHandlers,
    ...rebateEventHandlers,
    ...seriesEventHandlers,
    ...contractEventHandlers,
    ...giftEventHandlers,
  ],
  jobs: (tools: AgentsJobTools) => [
    moveJob(obstacles),
    ...rebateJobs(tools),
    ...contractJobs(tools),
    ...giftJobs(tools),
  ],
  invariants: [...treeInvariants, ...rebateInvariants, ...contractInvariants, ...giftInvariants],
  seedDemo: seedDemoAgents,
  refreshDemo: seedDemoAgents,
};
