import type { Job } from '#platform/jobs/job';
import { pruneFacts } from './prune-facts.ts';

export const missionJobs: readonly Job[] = [
  {
    name: 'rewards.prune-mission-facts',
    schedule: { cron: '10 * * * *', timezone: 'UTC' },
    async run(context) {
      const count = await pruneFacts(context);
      context.log.debug({ count }, 'facts that missions have counted are forgotten');
    },
  },
];
