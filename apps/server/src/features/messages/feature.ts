import type { Job } from '#platform/jobs/job';
import type { AnyEventHandler } from '#platform/outbox/event-handler';
import { chatJobs } from './chat/jobs.ts';
import { seedDemoChat } from './chat/seed/seed-demo-chat.ts';
import { messagesConsoleHandlers } from './console-routes.ts';
import type { MessagesOutside } from './outside.ts';
import { messagesHandlers } from './routes.ts';

const eventHandlers: readonly AnyEventHandler[] = [];

const jobs: readonly Job[] = [...chatJobs];

export const messagesFeature = {
  handlers: (services: MessagesOutside) => ({
    ...messagesHandlers(services),
    ...messagesConsoleHandlers(services),
  }),
  eventHandlers,
  jobs: () => jobs,
  seedDemo: seedDemoChat,
  refreshDemo: seedDemoChat,
};
