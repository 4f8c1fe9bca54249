import type { Job } from '#platform/jobs/job';
import type { AnyEventHandler } from '#platform/outbox/event-handler';
import { messagesConsoleHandlers } from './console-routes.ts';
import { seedDemoFeedback } from './feedback/seed-demo-feedback.ts';
import type { MessagesOutside } from './outside.ts';
import { messagesHandlers } from './routes.ts';

const eventHandlers: readonly AnyEventHandler[] = [];

const jobs: readonly Job[] = [];

export const messagesFeature = {
  handlers: (services: MessagesOutside) => ({
    ...messagesHandlers(services),
    ...messagesConsoleHandlers(services),
  }),
  eventHandlers,
  jobs: () => jobs,
  seedDemo: seedDemoFeedback,
  refreshDemo: seedDemoFeedback,
};
