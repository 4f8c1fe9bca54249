import { type ConsoleServices, contentConsoleHandlers } from './console-routes.ts';
import { pushContent } from './events.ts';
import { type ContentRouteServices, contentHandlers } from './routes.ts';
import { seedDemoContent } from './seed/seed-demo-content.ts';

export const contentFeature = {
  handlers: (services: ContentRouteServices & ConsoleServices) => ({
    ...contentHandlers(services),
    ...contentConsoleHandlers(services),
  }),
  eventHandlers: [pushContent],
  seed: seedDemoContent,
  refreshDemo: seedDemoContent,
};
