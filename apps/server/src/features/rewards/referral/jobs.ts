import type { WalletServices } from '#features/wallet';
import type { Job } from '#platform/jobs/job';
import { runDue } from '../vip/runs/run-due.ts';
import { commissionRun } from './pay-commissions.ts';
import { qualifyFriends } from './qualify-friends.ts';

export const referralJobs = (merchants: WalletServices['merchants']): readonly Job[] => [
  {
    name: 'rewards.qualify-friends',
    schedule: { cron: '*/5 * * * *', timezone: 'UTC' },
    async run(context) {
      const { database } = context;
      const count = await qualifyFriends({ database, merchants }, context);
      context.log.debug({ count }, 'invited friends have done what was asked for');
    },
  },
  {
    name: 'rewards.pay-commissions',
    schedule: { cron: '*/5 * * * *', timezone: 'UTC' },
    run: (context) => runDue(context, commissionRun),
  },
];
