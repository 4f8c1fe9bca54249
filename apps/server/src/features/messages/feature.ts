import type { Job } from '#platform/jobs/job';
import type { AnyEventHandler } from '#platform/outbox/event-handler';
import { messagesConsoleHandlers } from './console-routes.ts';
import { seedDemoInbox } from './inbox/demo/seed-demo-inbox.ts';
import { inboxEventHandlers } from './inbox/events.ts';
import { inboxJobs } from './inbox/jobs.ts';
import type { MessagesOutside } from './outside.ts';
import { messagesHandlers } from './routes.ts';

const eventHandlers: readonly AnyEventHandler[] = [...inboxEventHandlers];

const jobs: readonly Job[] = [...inboxJobs];

export const messagesFeature = {
  handlers: (services: MessagesOutside) => ({
    ...messagesHandlers(services),
    ...messagesConsoleHandlers(services),
  }),
  eventHandlers,
  jobs: () => jobs,
  seedDemo: seedDemoInbox,
  refreshDemo: seedDemoInbox,
};
