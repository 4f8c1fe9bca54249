import type { Cashier } from '#features/cashier';
import { listMerchantCodes } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Job } from '#platform/jobs/job';
import { followBonuses } from './bonuses/follow-bonuses.ts';
import { isRebateHour, payRebates } from './cashback/pay-rebates.ts';
import { expireRewards } from './grants/expire-rewards.ts';
import { mallJobs } from './mall/jobs.ts';
import { missionJobs } from './missions/mission-jobs.ts';
import { packetJobs } from './packets/jobs.ts';
import { pointJobs } from './points/jobs.ts';
import { referralJobs } from './referral/jobs.ts';
import { giftJobs } from './registration-gifts/jobs.ts';
import { vipJobs } from './vip/jobs.ts';
import type { OtherRebates } from './vip/rebates/other-rebates.ts';
import { isPlayCounted } from './vip/runs/is-play-counted.ts';

/** What the jobs of rewards are made of. */
export type RewardsTools = {
  readonly cashier: Pick<Cashier, 'withdrawals'>;
  /** What agents' shares gave back to members already. */
  readonly otherRebates: OtherRebates;
};

export const rewardsJobs = ({
  cashier: { withdrawals },
  otherRebates,
}: RewardsTools): readonly Job[] => [
  {
    name: 'rewards.expire-rewards',
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run(context) {
      const count = await expireRewards(context);
      context.log.debug({ count }, 'rewards that nobody claimed have expired');
    },
  },
  ...vipJobs(otherRebates),
  ...missionJobs,
  ...pointJobs,
  ...mallJobs,
  ...referralJobs(withdrawals.merchants),
  ...packetJobs,
  ...giftJobs(withdrawals),
  {
    name: 'rewards.follow-bonuses',
    schedule: { cron: '* * * * *', timezone: 'UTC' },
    async run(context) {
      const { merchants, listVendorBalances } = withdrawals;
      const { database } = context;
      const count = await followBonuses({ database, merchants, listVendorBalances }, context);
      context.log.debug({ count }, 'bonuses have ended');
    },
  },
  {
    name: 'rewards.pay-rebates',
    schedule: { cron: '10 * * * *', timezone: 'UTC' },
    async run(context) {
      const { merchants } = withdrawals;
      const { database, now } = context;
      for (const code of await database.statement(listMerchantCodes)) {
        if (!isRebateHour(now, merchants.get(code).businessTimezone)) continue;
        const { businessTimezone } = merchants.get(code);
        // What was lost on the last day has to be known first.
        if (!(await isPlayCounted(database, dayOf(now, businessTimezone), businessTimezone)))
          continue;
        const count = await payRebates({ database, merchants }, code, context);
        context.log.info({ count, merchant: code }, 'a part of the losses was given back');
      }
    },
  },
];
