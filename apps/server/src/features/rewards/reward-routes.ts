import type { rewardEndpoints } from '@maneki/contract/rewards/reward-endpoints';
import { writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { claimAllRewards, claimReward } from './grants/claim-rewards.ts';
import { describeGrant } from './grants/describe-grant.ts';
import type { Grant } from './grants/grant.ts';
import type { ClaimServices } from './grants/in-one-step.ts';
import { listPastRewards, listWaitingRewards } from './grants/list-rewards.ts';

/** Translates between the wire and the use cases of the reward centre. Decides nothing. */
export function rewardHandlers(services: ClaimServices): Handlers<typeof rewardEndpoints> {
  const { database } = services;
  const describe = (
    grants: readonly Grant[],
    {
      language,
      now,
    }: { readonly language: Parameters<typeof describeGrant>[1]; readonly now: Date },
  ) => grants.map((grant) => describeGrant(grant, language, now));
  const describeClaim = (grants: readonly Grant[], call: Parameters<typeof describe>[1]) =>
    done({
      rewards: describe(grants, call),
      amount: writeAmount(grants.reduce((sum, { amount }) => sum + amount, 0n)),
      points: grants.reduce((sum, { points }) => sum + points, 0),
    });
  return {
    listRewards: async (call) => {
      const { caller, now } = call;
      const grants = await listWaitingRewards(database, { memberId: caller.memberId, now });
      return done({ rewards: describe(grants, call) });
    },
    listPastRewards: async (call, { cursor }) => {
      const { grants, next } = await listPastRewards(database, {
        memberId: call.caller.memberId,
        cursor,
      });
      return done({ rewards: describe(grants, call), next });
    },
    claimReward: async (call, { id }) => {
      const { caller, now } = call;
      const claimed = await claimReward(services, { memberId: caller.memberId, id, now });
      return claimed.ok ? describeClaim(claimed.value, call) : claimed;
    },
    claimAllRewards: async (call) => {
      const { caller, now } = call;
      const claimed = await claimAllRewards(services, { memberId: caller.memberId, now });
      return claimed.ok ? describeClaim(claimed.value, call) : claimed;
    },
  };
}
