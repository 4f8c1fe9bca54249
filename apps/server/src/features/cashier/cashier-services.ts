import type { Clock } from '@maneki/kernel/clock';
import type { MerchantDirectory } from '#features/site';
import { createBalanceTeller, type VendorBalances } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { Limiter } from '#platform/limits/limits';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';
import { createNonces } from '#platform/signed-calls/nonces';
import type { DepositChoices } from './deposits/deposit-choices.ts';
import type { DepositServices } from './deposits/deposit-services.ts';
import { takeNotice } from './deposits/take-payment.ts';
import { createPaymentDoor, type PaymentDoor } from './gateways/payment-door.ts';
import {
  type ConfiguredProvider,
  createPaymentProviders,
  type PaymentProviders,
} from './gateways/provider-registry.ts';
import { type AccountNumbers, createAccountNumbers } from './payout-accounts/account-numbers.ts';
import { takePayoutNotice } from './withdrawals/take-payout-notice.ts';
import type { FindDayTerms, WithdrawalServices } from './withdrawals/withdrawal-services.ts';

/** What the cashier keeps ready on a node. */
export type Cashier = {
  readonly providers: PaymentProviders;
  readonly deposits: DepositServices;
  readonly withdrawals: WithdrawalServices;
  /** Where providers tell what was paid. */
  readonly door: PaymentDoor;
};

export type CashierOutside = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly merchants: MerchantDirectory;
  readonly memberNews: Pick<MemberNews, 'tell'>;
  readonly limiter: Limiter;
  /** Whether all nodes count in one place. */
  readonly isLimiterShared: boolean;
  readonly paymentProviders: readonly ConfiguredProvider[];
  /** Seals the numbers of payout accounts. */
  readonly masterSecret: string;
  readonly listVendorBalances: VendorBalances;
  /** What only a later feature knows: levels, and what each may take out. */
  readonly findVipLevel: NonNullable<DepositServices['findVipLevel']>;
  readonly findDayTerms: FindDayTerms;
  /** What is settled before somebody takes money out; told by whoever gave it. */
  readonly beforeWithdrawal?: WithdrawalServices['beforeRequest'];
  /** What may be chosen to come with a deposit; told by whoever offers it. */
  readonly depositChoices?: ((numbers: AccountNumbers) => DepositChoices) | undefined;
};

export function createCashier(outside: CashierOutside): Cashier {
  const { database, clock, log, metrics, merchants, limiter } = outside;
  const providers = createPaymentProviders(outside.paymentProviders);
  const tellBalance = createBalanceTeller(outside.memberNews);
  const numbers = createAccountNumbers(outside.masterSecret);
  const choices = outside.depositChoices?.(numbers);
  const deposits: DepositServices = {
    ...{ database, clock, merchants, providers, tellBalance, choices },
    findVipLevel: outside.findVipLevel,
  };
  const withdrawals: WithdrawalServices = {
    database,
    log,
    merchants,
    numbers,
    findPayoutProvider: (currency) => providers.findFor(currency)?.provider,
    listVendorBalances: outside.listVendorBalances,
    findDayTerms: outside.findDayTerms,
    tellBalance,
    beforeRequest: outside.beforeWithdrawal,
  };
  const door = createPaymentDoor({
    clock,
    log,
    metrics,
    limiter,
    providers,
    nonces: createNonces(outside.isLimiterShared ? limiter : undefined),
    calls: {
      deposit: (notice, by) => takeNotice(deposits, notice, by),
      payout: (notice, by) => takePayoutNotice({ ...withdrawals, providers }, notice, by),
    },
  });
  return { providers, deposits, withdrawals, door };
}
