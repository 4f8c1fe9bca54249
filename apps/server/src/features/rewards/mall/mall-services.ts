import type { MerchantDirectory } from '#features/site';
import type { BalanceNews } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import type { MallVault } from './mall-vault.ts';

export type MallServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly mallVault: MallVault;
  readonly tellBalance: (news: BalanceNews) => void;
  /** The level that a member has; without anybody who knows, everybody is of the lowest. */
  readonly findLevel?: ((tx: Tx, memberId: string) => Promise<number>) | undefined;
};
