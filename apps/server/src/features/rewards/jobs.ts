import type { Job } from '#platform/jobs/job';
import { expireRewards } from './grants/expire-rewards.ts';
import { vipJobs } from './vip/jobs.ts';
import { missionJobs } from './missions/mission-jobs.ts';
import { mallJobs } from './mall/jobs.ts';
import { pointJobs } from './points/jobs.ts';

export const rewardsJobs: readonly Job[] = [
  {
    name: 'rewards.expire-rewards',
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run(context) {
      const count = await expireRewards(context);
      context.log.debug({ count }, 'rewards that nobody claimed have expired');
    },
  },
  ...vipJobs,
  ...missionJobs,
  ...pointJobs,
  ...mallJobs,
];
