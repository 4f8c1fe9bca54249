import { runDue } from '#features/rewards';
import type { Job } from '#platform/jobs/job';
import { linesRun, paymentsRun } from './rebate-runs.ts';
import { releaseHeld } from './release-held.ts';
import type { SettleServices } from './settle-dues.ts';

/** Merchants have clocks of their own: it asks often, and runs where it is due. */
export const rebateJobs = (services: SettleServices): readonly Job[] => [
  {
    name: 'agents.pay-rebates',
    schedule: { cron: '*/5 * * * *', timezone: 'UTC' },
    async run(context) {
      await runDue(context, linesRun);
      await runDue(context, paymentsRun(services));
      const count = await releaseHeld(context, services);
      context.log.debug({ count }, 'rebates that waited were paid');
    },
  },
];
