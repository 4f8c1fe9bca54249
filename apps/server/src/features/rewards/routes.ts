import type { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import type { Cashier } from '#features/cashier';
import { createBalanceTeller, type VendorBalances } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { MallServices } from './mall/mall-services.ts';
import { mallHandlers } from './mall-routes.ts';
import { missionHandlers } from './mission-routes.ts';
import { packetHandlers } from './packet-routes.ts';
import { pointHandlers } from './point-routes.ts';
import { promotionHandlers } from './promotion-routes.ts';
import { referralHandlers } from './referral-routes.ts';
import { rewardHandlers } from './reward-routes.ts';
import { signInHandlers } from './sign-in-routes.ts';
import { findLevel } from './vip/find-standing.ts';
import type { JudgeLevels } from './vip/levels/save-level.ts';
import { vipHandlers } from './vip-routes.ts';

export type RewardsOutside = Omit<MallServices, 'tellBalance' | 'findLevel'> & {
  readonly memberNews: Pick<MemberNews, 'tell'>;
  readonly cashier: Pick<Cashier, 'withdrawals'>;
  readonly listVendorBalances: VendorBalances;
  readonly judgeLevels: JudgeLevels;
};

/** Translates between the wire and the use cases. Decides nothing. */
export function rewardsHandlers(outside: RewardsOutside): Handlers<typeof rewardsEndpoints> {
  const services = { ...outside, tellBalance: createBalanceTeller(outside.memberNews) };
  const { numbers } = outside.cashier.withdrawals;
  return {
    ...rewardHandlers(services),
    ...promotionHandlers({ ...services, numbers }),
    ...vipHandlers(services),
    ...missionHandlers(services),
    ...signInHandlers(services),
    ...pointHandlers(services),
    ...referralHandlers(services),
    ...packetHandlers({ ...services, numbers }),
    ...mallHandlers({
      ...services,
      findLevel: (tx, memberId) => findLevel(tx, outside.merchants, memberId),
    }),
  };
}
