import type { DayTerms } from '@maneki/contract/cashier/withdrawal-terms';
import type { MerchantDirectory } from '#features/site';
import type { BalanceNews, VendorBalances } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';
import type { PaymentProvider } from '../gateways/payment-provider.ts';
import type { AccountNumbers } from '../payout-accounts/account-numbers.ts';

/** Who pays out in a wallet's currency; nobody, where no gateway does. */
export type FindPayoutProvider = (currency: string) => PaymentProvider | undefined;

/** What somebody may take out in a day, by a level that only a later feature knows. */
export type FindDayTerms = (
  tx: Tx,
  who: { readonly memberId: string; readonly merchantCode: string; readonly currency: string },
) => Promise<DayTerms>;

/** What taking money out needs. */
export type WithdrawalServices = {
  readonly database: Database;
  readonly log: Log;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly numbers: AccountNumbers;
  readonly findPayoutProvider: FindPayoutProvider;
  readonly listVendorBalances: VendorBalances;
  /** Without it everybody has what everybody begins with. */
  readonly findDayTerms?: FindDayTerms | undefined;
  /** What a later feature settles before somebody is asked whether they may take money out. */
  readonly beforeRequest?:
    | ((tx: Tx, who: { readonly memberId: string; readonly now: Date }) => Promise<void>)
    | undefined;
  /** Told after money has moved; nobody waits for it. */
  tellBalance(news: BalanceNews): void;
};
