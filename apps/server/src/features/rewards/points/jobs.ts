import type { Job } from '#platform/jobs/job';
import { expirePoints, warnOfExpiry } from './expire-points.ts';

export const pointJobs: readonly Job[] = [
  {
    name: 'rewards.expire-points',
    schedule: { cron: '0 5 1 * *', timezone: 'UTC' },
    async run(context) {
      const count = await expirePoints(context);
      context.log.info({ count }, 'points of members have expired');
    },
  },
  {
    name: 'rewards.warn-of-expiry',
    schedule: { cron: '10 5 * * *', timezone: 'UTC' },
    async run(context) {
      const count = await warnOfExpiry(context);
      context.log.debug({ count }, 'members were told of points that expire');
    },
  },
];
