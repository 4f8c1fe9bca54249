import type { Job } from '#platform/jobs/job';
import { ROLL_UP, rollUp } from './house/roll-up.ts';
import { summariseTransfers } from './house/summarise-transfers.ts';

export const walletJobs: readonly Job[] = [
  {
    name: ROLL_UP,
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run({ database, now, log, signal }) {
      const { accounts } = await rollUp(database, now);
      if (accounts > 0) await summariseTransfers(database, signal);
      log.debug({ accounts }, 'the balances of the house were rolled up');
    },
  },
];
