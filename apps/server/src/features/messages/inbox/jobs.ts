import type { Job } from '#platform/jobs/job';
import { forgetMessages } from './forget-messages.ts';

export const inboxJobs: readonly Job[] = [
  {
    name: 'messages.forget-messages',
    schedule: { cron: '40 4 * * *', timezone: 'UTC' },
    async run(context) {
      const count = await forgetMessages(context);
      context.log.info({ count }, 'old messages of members were forgotten');
    },
  },
];
