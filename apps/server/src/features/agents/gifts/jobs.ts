import type { Cashier } from '#features/cashier';
import type { Job } from '#platform/jobs/job';
import { runRains } from './end-rains.ts';

export const giftJobs = ({
  cashier: { withdrawals },
}: {
  readonly cashier: Pick<Cashier, 'withdrawals'>;
}): readonly Job[] => [
  {
    name: 'agents.run-rains',
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run(context) {
      const count = await runRains(withdrawals, context);
      context.log.debug({ count }, 'lucky rains have ended');
    },
  },
];
