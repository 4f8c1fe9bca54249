import type { playEndpoints } from '@maneki/contract/play/endpoints';
import { writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { type Activity, minutesOf } from './activity.ts';
import { readActivity } from './read-activity.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function activityHandlers(services: {
  readonly database: Database;
  readonly merchants: MerchantDirectory;
}): Pick<Handlers<typeof playEndpoints>, 'readActivity'> {
  return {
    async readActivity({ caller: { memberId }, merchantCode, now }, { by }) {
      const timezone = services.merchants.get(merchantCode).businessTimezone;
      const { list, total } = await readActivity(services, { memberId, timezone, by, now });
      return done({ list: list.map(writeActivity), total: writeActivity(total) });
    },
  };
}

const writeActivity = (activity: Activity) => ({
  from: activity.from,
  to: activity.to,
  deposits: writeAmount(activity.deposits),
  withdrawals: writeAmount(activity.withdrawals),
  staked: writeAmount(activity.staked),
  won: writeAmount(activity.won),
  net: writeAmount(activity.won - activity.staked),
  minutes: minutesOf(activity),
});
