import type { Outcome } from '@maneki/kernel/outcome';
import { refused } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import {
  type BalanceNews,
  findAccount,
  getMainAccount,
  type MainWallet,
  mainWalletIn,
} from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';

export type ClaimServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly tellBalance: (news: BalanceNews) => void;
};

/** Who claims something, and when. */
export type Claim = { readonly memberId: string; readonly now: Date };

export type Because<Code extends string> = {
  readonly code: Code;
  readonly detail: Record<never, never>;
};

export type AccountRefusal = Because<'wallet.account_blocked' | 'wallet.account_closed'>;

export const because = <Code extends string>(code: Code) =>
  refused<Because<Code>>({ code, detail: {} });

/** The wallet that somebody is given money into. */
export type GivenInto = Claim & {
  readonly merchantCode: string;
  readonly currency: string;
  readonly wallet: MainWallet;
};

/** Opens the account first, since a gift may be the first thing that somebody gets, and tells what it holds after. */
export async function inOneStep<Value, Refusal extends { readonly code: string }>(
  services: ClaimServices,
  claim: Claim,
  step: (tx: Tx, into: GivenInto) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  const opened = await getMainAccount(services, claim);
  const { merchant_code: merchantCode, currency } = opened;
  const into = { ...claim, merchantCode, currency, wallet: mainWalletIn(currency) };
  const { memberId, wallet } = into;
  const { outcome, account } = await services.database.transact(async (tx) => ({
    outcome: await step(tx, into),
    account: await findAccount(tx, { memberId, wallet }),
  }));
  if (outcome.ok && account) {
    const { available: balance, seq } = account;
    services.tellBalance({ memberId, merchantCode, currency, wallet, balance, seq });
  }
  return outcome;
}

/** Why an account takes nothing; undefined where it does. */
export async function findAccountRefusal(
  tx: Tx,
  { memberId, wallet, now }: Pick<GivenInto, 'memberId' | 'wallet' | 'now'>,
) {
  const account = await findAccount(tx, { memberId, wallet });
  if (account?.closed_at) return because('wallet.account_closed');
  const isBlocked = account?.blocked_until && account.blocked_until > now;
  return isBlocked ? because('wallet.account_blocked') : undefined;
}
