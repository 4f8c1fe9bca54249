import type { Job } from '#platform/jobs/job';
import { type PushTools, sendPushes } from './send-pushes.ts';

/** Sends notifications that are due: new ones, those of quiet hours that are over, and those to be tried again. */
export const pushJobs = (tools: PushTools): readonly Job[] => [
  {
    name: 'messages.send-pushes',
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run(context) {
      const count = await sendPushes({ ...context, ...tools });
      context.log.debug({ count }, 'notifications were sent');
    },
  },
];
