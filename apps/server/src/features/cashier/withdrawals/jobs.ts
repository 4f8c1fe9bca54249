import type { Job } from '#platform/jobs/job';
import { clearRollovers } from '../rollovers/clear-rollovers.ts';
import { advanceWithdrawal } from './advance-withdrawal.ts';
import { ADVANCE_WITHDRAWAL } from './job-names.ts';
import { driveWithdrawals, resolvePayouts } from './resolve-payouts.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

const EVERY_MINUTE = { cron: '* * * * *', timezone: 'UTC' } as const;

/** What taking money out does when nobody waits for it. */
export function withdrawalJobs(services: WithdrawalServices): readonly Job[] {
  const advance: Job<{ orderNo: string }> = {
    name: ADVANCE_WITHDRAWAL,
    run: ({ data: { orderNo }, now }) => advanceWithdrawal(services, { orderNo, now }),
  };
  return [
    advance,
    {
      name: 'cashier.drive-withdrawals',
      schedule: EVERY_MINUTE,
      run: (context) => driveWithdrawals(services, context),
    },
    {
      name: 'cashier.resolve-payouts',
      schedule: EVERY_MINUTE,
      run: (context) => resolvePayouts(services, context),
    },
    {
      name: 'cashier.clear-rollovers',
      schedule: EVERY_MINUTE,
      run: (context) => clearRollovers(services, context),
    },
  ];
}
