import { DAY_MS } from '@maneki/kernel/clock';
import type { Job } from '#platform/jobs/job';
import { pruneDays } from './report/store.ts';
import { type PushTools, sendPushes } from './send-pushes.ts';

const DAYS_KEPT = 400;

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
  {
    name: 'messages.prune-push-days',
    schedule: { cron: '35 3 * * *', timezone: 'UTC' },
    run: ({ database, now }) =>
      database.statement((tx) => pruneDays(tx, new Date(now.getTime() - DAYS_KEPT * DAY_MS))),
  },
];
