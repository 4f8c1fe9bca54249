import type { AnyEventHandler } from '#platform/outbox/event-handler';
import { chatJobs } from './chat/jobs.ts';
import { seedDemoChat } from './chat/seed/seed-demo-chat.ts';
import { messagesConsoleHandlers } from './console-routes.ts';
import { seedDemoFeedback } from './feedback/seed-demo-feedback.ts';
import { seedDemoInbox } from './inbox/demo/seed-demo-inbox.ts';
import { inboxEventHandlers } from './inbox/events.ts';
import { inboxJobs } from './inbox/jobs.ts';
import type { MessagesOutside } from './outside.ts';
import { pushEventHandlers } from './push/events.ts';
import { pushJobs } from './push/jobs.ts';
import type { PushTools } from './push/send-pushes.ts';
import { messagesHandlers } from './routes.ts';

const eventHandlers: readonly AnyEventHandler[] = [...pushEventHandlers];
const eventHandlers: readonly AnyEventHandler[] = [...inboxEventHandlers];

const jobs: readonly Job[] = [...inboxJobs];
const jobs: readonly Job[] = [...chatJobs];

export const messagesFeature = {
  handlers: (services: MessagesOutside) => ({
    ...messagesHandlers(services),
    ...messagesConsoleHandlers(services),
  }),
  eventHandlers,
  jobs: () => jobs,
  seedDemo: seedDemoFeedback,
  refreshDemo: seedDemoFeedback,
  jobs: (tools: PushTools) => [...pushJobs(tools)],
  seedDemo: seedDemoInbox,
  refreshDemo: seedDemoInbox,
  seedDemo: seedDemoChat,
  refreshDemo: seedDemoChat,
};
