import type { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { createBalanceTeller } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { ClaimServices } from './grants/in-one-step.ts';
import { missionHandlers } from './mission-routes.ts';
import type { MallServices } from './mall/mall-services.ts';
import { mallHandlers } from './mall-routes.ts';
import { pointHandlers } from './point-routes.ts';
import { rewardHandlers } from './reward-routes.ts';
import { vipHandlers } from './vip-routes.ts';
import { signInHandlers } from './sign-in-routes.ts';

export type RewardsOutside = Omit<MallServices, 'tellBalance'> & {
  readonly memberNews: Pick<MemberNews, 'tell'>;
};

/** Translates between the wire and the use cases. Decides nothing. */
export function rewardsHandlers(outside: RewardsOutside): Handlers<typeof rewardsEndpoints> {
  const services = { ...outside, tellBalance: createBalanceTeller(outside.memberNews) };
  return {
    ...rewardHandlers(services),
    ...vipHandlers(services),
    ...missionHandlers(services),
    ...signInHandlers(services),
    ...pointHandlers(services),
    ...mallHandlers(services),
  };
}
