import { pushContent } from './events.ts';
import { contentHandlers } from './routes.ts';
import { seedDemoContent } from './seed/seed-demo-content.ts';

export const contentFeature = {
  handlers: contentHandlers,
  eventHandlers: [pushContent],
  seed: seedDemoContent,
  refreshDemo: seedDemoContent,
};
