import type { Job } from '#platform/jobs/job';
import { receiveOrders } from './receive-orders.ts';

export const mallJobs: readonly Job[] = [
  {
    name: 'rewards.receive-orders',
    schedule: { cron: '17 * * * *', timezone: 'UTC' },
    async run(context) {
      const count = await receiveOrders(context);
      context.log.debug({ count }, 'orders that were sent long ago count as received');
    },
  },
];
