import type { Clock } from '@maneki/kernel/clock';
import type { Cashier } from '#features/cashier';
import type { MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import type { MemberNews } from '#platform/fanout/tell-members';

/** What agents needs of the platform and of the features before it. */
export type AgentsOutside = {
  readonly database: Database;
  readonly clock: Clock;
  readonly merchants: MerchantDirectory;
  readonly memberNews: Pick<MemberNews, 'tell'>;
  readonly cashier: Pick<Cashier, 'withdrawals'>;
};
