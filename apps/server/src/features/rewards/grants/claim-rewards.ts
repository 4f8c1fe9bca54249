import type { RewardCode } from '@maneki/contract/rewards/reward-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import { type BalanceNews, findAccount, getMainAccount, mainWalletIn } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import { creditGrants } from './credit-grants.ts';
import { type Grant, stateAt } from './grant.ts';
import * as store from './store.ts';

export type ClaimServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly tellBalance: (news: BalanceNews) => void;
};

type Claim = { readonly memberId: string; readonly now: Date };

type Because<Code extends string> = {
  readonly code: Code;
  readonly detail: Record<never, never>;
};
type AccountRefusal = Because<'wallet.account_blocked' | 'wallet.account_closed'>;
type ClaimRefusal = Because<RewardCode> | AccountRefusal;

const because = <Code extends string>(code: Code) => refused<Because<Code>>({ code, detail: {} });

/** Takes one reward. One that was taken before is answered as it was taken, and moves nothing. */
export const claimReward = (
  services: ClaimServices,
  { id, ...claim }: Claim & { readonly id: string },
): Promise<Outcome<Grant[], ClaimRefusal>> =>
  inOneStep<ClaimRefusal>(services, claim, async (tx) => {
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
    const account = await findAccount(tx, { memberId: grants[0]!.memberId, wallet });
    if (account?.closed_at) return because('wallet.account_closed');
    if (account?.blocked_until && account.blocked_until > now)
      return because('wallet.account_blocked');
  }
  return done(await creditGrants(tx, services, grants, now));
}

/** Opens the account first, since a gift may be the first thing that somebody gets, and tells what it holds after. */
async function inOneStep<Refusal extends ClaimRefusal>(
  services: ClaimServices,
  claim: Claim,
  step: (tx: Tx) => Promise<Outcome<Grant[], Refusal>>,
): Promise<Outcome<Grant[], Refusal>> {
  const { wallet, ...names } = await openWallet(services, claim);
  const { outcome, account } = await services.database.transact(async (tx) => ({
    outcome: await step(tx),
    account: await findAccount(tx, { memberId: claim.memberId, wallet }),
  }));
  if (outcome.ok && account)
    services.tellBalance({ ...names, wallet, balance: account.available, seq: account.seq });
  return outcome;
}

async function openWallet(services: ClaimServices, { memberId, now }: Claim) {
  const account = await getMainAccount(services, { memberId, now });
  const { merchant_code: merchantCode, currency } = account;
  return { memberId, merchantCode, currency, wallet: mainWalletIn(currency) };
}
