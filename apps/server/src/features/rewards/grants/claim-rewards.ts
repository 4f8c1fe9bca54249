import type { RewardCode } from '@maneki/contract/rewards/reward-refusals';
import { done, type Outcome } from '@maneki/kernel/outcome';
import { mainWalletIn } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { creditGrants } from './credit-grants.ts';
import { type Grant, stateAt } from './grant.ts';
import {
  type AccountRefusal,
  type Because,
  because,
  type Claim,
  type ClaimServices,
  findAccountRefusal,
  inOneStep,
} from './in-one-step.ts';
import * as store from './store.ts';

type ClaimRefusal = Because<RewardCode> | AccountRefusal;

/** Takes one reward. One that was taken before is answered as it was taken, and moves nothing. */
export const claimReward = (
  services: ClaimServices,
  { id, ...claim }: Claim & { readonly id: string },
): Promise<Outcome<Grant[], ClaimRefusal>> =>
  inOneStep<Grant[], ClaimRefusal>(services, claim, async (tx) => {
    const [grant] = await store.lockGrants(tx, { memberId: claim.memberId, ids: [id] });
    if (!grant) return because('rewards.reward_unknown');
    if (grant.state === 'CLAIMED') return done([grant]);
    const state = stateAt(grant, claim.now);
    if (state === 'CANCELLED') return because('rewards.reward_cancelled');
    if (state === 'EXPIRED') return because('rewards.reward_expired');
    if (state === 'LOCKED') return because('rewards.reward_locked');
    return creditOrRefuse(tx, services, [grant], claim.now);
  });

/** Takes everything that can be taken now; all of it or nothing. */
export const claimAllRewards = (
  services: ClaimServices,
  claim: Claim,
): Promise<Outcome<Grant[], AccountRefusal>> =>
  inOneStep(services, claim, async (tx) =>
    creditOrRefuse(tx, services, await store.lockClaimable(tx, claim), claim.now),
  );

async function creditOrRefuse(
  tx: Tx,
  services: ClaimServices,
  grants: readonly Grant[],
  now: Date,
): Promise<Outcome<Grant[], AccountRefusal>> {
  const wallets = new Set(grants.map(({ currency }) => mainWalletIn(currency)));
  for (const wallet of wallets) {
    const { memberId } = grants[0]!;
    const refusal = await findAccountRefusal(tx, { memberId, wallet, now });
    if (refusal) return refusal;
  }
  return done(await creditGrants(tx, services, grants, now));
}
