import type { Job } from '#platform/jobs/job';
import { expireDeposits } from './deposits/expire-deposits.ts';

/** What the cashier does when nobody waits for it. */
export const cashierJobs: readonly Job[] = [
  {
    name: 'cashier.expire-deposits',
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run(context) {
      const count = await expireDeposits(context);
      context.log.debug({ count }, 'deposits that nobody paid have expired');
    },
  },
];
