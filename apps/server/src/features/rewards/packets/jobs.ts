import type { Job } from '#platform/jobs/job';
import { drawNumber } from '#platform/secrets/secrets';
import { runRounds } from './run-rounds.ts';

export const packetJobs: readonly Job[] = [
  {
    name: 'rewards.run-packet-rounds',
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run(context) {
      const count = await runRounds(context, drawNumber);
      if (count > 0) context.log.info({ count }, 'rounds of red packets have begun');
    },
  },
];
