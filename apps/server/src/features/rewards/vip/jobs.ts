import type { Job } from '#platform/jobs/job';
import { birthdayRun } from './birthdays/give-birthdays.ts';
import type { OtherRebates } from './rebates/other-rebates.ts';
import { rebateRun } from './rebates/pay-rebates.ts';
import { retentionRun } from './retention/keep-levels.ts';
import { type Run, runDue } from './runs/run-due.ts';

/** Merchants have clocks of their own: each run asks often, and runs where it is due. */
const jobOf = (name: Job['name'], run: Run): Job => ({
  name,
  schedule: { cron: '*/5 * * * *', timezone: 'UTC' },
  run: (context) => runDue(context, run),
});

export const vipJobs = (other: OtherRebates): readonly Job[] => [
  jobOf('rewards.pay-vip-rebates', rebateRun(other)),
  jobOf('rewards.keep-vip-levels', retentionRun),
  jobOf('rewards.give-vip-birthdays', birthdayRun),
];
