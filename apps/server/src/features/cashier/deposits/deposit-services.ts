import type { Clock } from '@maneki/kernel/clock';
import type { MerchantDirectory } from '#features/site';
import type { BalanceNews } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { PaymentProviders } from '../gateways/provider-registry.ts';
import type { DepositChoices } from './deposit-choices.ts';

/** What paying in needs. */
export type DepositServices = {
  readonly database: Database;
  readonly clock: Clock;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly providers: PaymentProviders;
  /** Told after money has moved; nobody waits for it. */
  tellBalance(news: BalanceNews): void;
  /** What may be chosen to come with a deposit, where a later feature offers anything. */
  readonly choices?: DepositChoices | undefined;
  /** Told by a later feature, which alone knows levels; without it everybody is at the first one. */
  readonly findVipLevel?: ((memberId: string) => Promise<number>) | undefined;
};
