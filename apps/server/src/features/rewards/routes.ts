import type { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import type { Cashier } from '#features/cashier';
import { createBalanceTeller, type VendorBalances } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { ClaimServices } from './grants/claim-rewards.ts';
import { promotionHandlers } from './promotion-routes.ts';
import { rewardHandlers } from './reward-routes.ts';

export type RewardsOutside = Pick<ClaimServices, 'database' | 'merchants'> & {
  readonly memberNews: Pick<MemberNews, 'tell'>;
  readonly cashier: Pick<Cashier, 'withdrawals'>;
  readonly listVendorBalances: VendorBalances;
};

/** Translates between the wire and the use cases. Decides nothing. */
export function rewardsHandlers(outside: RewardsOutside): Handlers<typeof rewardsEndpoints> {
  const services = { ...outside, tellBalance: createBalanceTeller(outside.memberNews) };
  const { numbers } = outside.cashier.withdrawals;
  return {
    ...rewardHandlers(services),
    ...promotionHandlers({ ...services, numbers }),
  };
}
