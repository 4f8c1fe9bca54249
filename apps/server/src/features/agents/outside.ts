import type { Clock } from '@maneki/kernel/clock';
import type { Cashier } from '#features/cashier';
import type { MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { TreeObstacles } from './tree/obstacles.ts';

/** What agents needs of the platform and of the features before it. */
export type AgentsOutside = {
  readonly database: Database;
  readonly clock: Clock;
  readonly merchants: MerchantDirectory;
  readonly memberNews: Pick<MemberNews, 'tell'>;
  readonly cashier: Pick<Cashier, 'withdrawals'>;
};

/** What its parts need of each other beside that. */
export type AgentsTools = AgentsOutside & { readonly obstacles: TreeObstacles };
