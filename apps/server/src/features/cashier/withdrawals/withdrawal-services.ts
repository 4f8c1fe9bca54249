import type { MerchantDirectory } from '#features/site';
import { type BalanceNews, createBalanceTeller, type VendorBalances } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { Log } from '#platform/metrics/log';
import type { PaymentProvider, PayoutTarget } from '../gateways/payment-provider.ts';
import { type AccountNumbers, createAccountNumbers } from '../payout-accounts/account-numbers.ts';

/** Who pays out to a kind of account in a currency; nobody, where no gateway does. */
export type FindPayoutProvider = (wish: {
  readonly merchantCode: string;
  readonly type: PayoutTarget['type'];
  readonly currency: string;
}) => PaymentProvider | undefined;

/** What taking money out needs. */
export type WithdrawalServices = {
  readonly database: Database;
  readonly log: Log;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly numbers: AccountNumbers;
  readonly findPayoutProvider: FindPayoutProvider;
  readonly listVendorBalances: VendorBalances;
  /** Told after money has moved; nobody waits for it. */
  tellBalance(news: BalanceNews): void;
};

export const createWithdrawals = ({
  masterSecret,
  memberNews,
  ...outside
}: Omit<WithdrawalServices, 'numbers' | 'tellBalance'> & {
  readonly masterSecret: string;
  readonly memberNews: Pick<MemberNews, 'tell'>;
}): WithdrawalServices => ({
  ...outside,
  numbers: createAccountNumbers(masterSecret),
  tellBalance: createBalanceTeller(memberNews),
});
