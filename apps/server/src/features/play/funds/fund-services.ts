import type { MerchantDirectory } from '#features/site';
import type { BalanceNews } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { BalanceCache } from './balance-cache.ts';
import type { WalletServices as VendorWalletServices } from './vendor-wallet.ts';

/** What moving money to vendors and back needs. */
export type FundServices = VendorWalletServices & {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  /** Told after money has moved; nobody waits for it. */
  tellBalance(news: BalanceNews): void;
  readonly balances: BalanceCache;
};
