import type { Job } from '#platform/jobs/job';
import { type GiftServices, giveGifts } from './give-gifts.ts';

export const giftJobs = (services: Omit<GiftServices, 'database'>): readonly Job[] => [
  {
    name: 'rewards.give-registration-gifts',
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run(context) {
      const { database } = context;
      const count = await giveGifts({ ...services, database }, context);
      context.log.debug({ count }, 'gifts for verified numbers were given');
    },
  },
];
