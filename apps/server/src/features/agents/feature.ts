import { agentsConsoleHandlers } from './console-routes.ts';
import type { AgentsOutside } from './outside.ts';
import { agentsHandlers } from './routes.ts';
import { treeEventHandlers } from './tree/events.ts';

export const agentsFeature = {
  handlers: (services: AgentsOutside) => ({
    ...agentsHandlers(services),
    ...agentsConsoleHandlers(services),
  }),
  eventHandlers: [...treeEventHandlers],
};
