import type { Tx } from '#platform/database/database';
import { agentsConsoleHandlers } from './console-routes.ts';
import { figureEventHandlers } from './figures/events.ts';
import type { AgentsOutside } from './outside.ts';
import { agentsHandlers } from './routes.ts';
import { seedDemoTree } from './tree/demo/seed-demo-tree.ts';
import { treeEventHandlers } from './tree/events.ts';
import { treeInvariants } from './tree/invariants/tree-invariants.ts';
import { moveJob } from './tree/moves/make-moves.ts';
import type { TreeObstacles } from './tree/obstacles.ts';
import { hasValidContract } from './tree/store.ts';

/** Nothing is billed yet, so no bill stands in the way of a move. */
const obstacles: TreeObstacles = { hasValidContract, hasOpenBill: async () => false };

/** What a demonstration begins with. Only adds to what is there. */
async function seedDemoAgents(tx: Tx): Promise<void> {
  await seedDemoTree(tx);
}

export const agentsFeature = {
  handlers: (services: AgentsOutside) => ({
    ...agentsHandlers(services),
    ...agentsConsoleHandlers({ ...services, obstacles }),
  }),
  eventHandlers: [...treeEventHandlers, ...figureEventHandlers],
  jobs: () => [moveJob(obstacles)],
  invariants: treeInvariants,
  seedDemo: seedDemoAgents,
  refreshDemo: seedDemoAgents,
};
