import type { ContractKind } from '@maneki/contract/agents/contract';
import type { MerchantDirectory } from '#features/site';
import type { Job, JobContext } from '#platform/jobs/job';
import { followBills } from './bills/pay-open.ts';
import { pruneHourRuns } from './bills/runs/store.ts';
import { HOURS_KEPT_MS, settleDue } from './bills/settle-due.ts';
import { pruneHours } from './hours/store.ts';
import { lapseOffers } from './lapse-offers.ts';

/** What the jobs of contracts are made of. */
export type ContractTools = { readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'> };

/** Merchants have clocks of their own: each asks often, and settles where something is due. */
const OFTEN = { cron: '*/5 * * * *', timezone: 'UTC' };

export function contractJobs({ merchants }: ContractTools): readonly Job[] {
  const settle = (name: Job['name'], kind: ContractKind): Job => ({
    name,
    schedule: OFTEN,
    run: ({ database, log, now, signal }: JobContext) =>
      settleDue({ database, log, merchants }, { kind, now, signal }),
  });
  return [
    settle('agents.settle-hours', 'HOURLY_SALARY'),
    settle('agents.settle-days', 'DAILY_SALARY'),
    settle('agents.settle-dividends', 'DIVIDEND'),
    {
      name: 'agents.follow-bills',
      schedule: { cron: '* * * * *', timezone: 'UTC' },
      async run({ database, log, now, signal }) {
        const count = await followBills({ database, log, merchants }, { now, signal });
        log.debug({ count }, 'open bills were looked at');
      },
    },
    {
      name: 'agents.lapse-offers',
      schedule: OFTEN,
      async run(context) {
        const count = await lapseOffers(context);
        const before = new Date(context.now.getTime() - HOURS_KEPT_MS);
        await context.database.transact(async (tx) => {
          await pruneHours(tx, before);
          await pruneHourRuns(tx, before);
        });
        context.log.debug({ count }, 'offers that nobody answered have ended');
      },
    },
  ];
}
