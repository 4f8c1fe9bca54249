import type { Tx } from '#platform/database/database';
import { type ChatTools, chatJobs } from './chat/jobs.ts';
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

/** What was said in a demonstration before anybody came. Only adds to what is there. */
async function seedDemoMessages(tx: Tx, now: Date): Promise<void> {
  await seedDemoInbox(tx, now);
  await seedDemoFeedback(tx, now);
  await seedDemoChat(tx, now);
}

export const messagesFeature = {
  handlers: (services: MessagesOutside) => ({
    ...messagesHandlers(services),
    ...messagesConsoleHandlers(services),
  }),
  eventHandlers: [...inboxEventHandlers, ...pushEventHandlers],
  jobs: (tools: PushTools & ChatTools) => [...inboxJobs, ...chatJobs(tools), ...pushJobs(tools)],
  seedDemo: seedDemoMessages,
  refreshDemo: seedDemoMessages,
};
