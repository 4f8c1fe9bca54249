import type { Clock } from '@maneki/kernel/clock';
import type { MerchantDirectory } from '#features/site';
import { createBalanceTeller } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { Limiter } from '#platform/limits/limits';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';
import { createNonces } from '#platform/signed-calls/nonces';
import type { DepositServices } from './deposits/deposit-services.ts';
import { takeNotice } from './deposits/take-payment.ts';
import { createPaymentDoor, type PaymentDoor } from './gateways/payment-door.ts';
import {
  type ConfiguredProvider,
  createPaymentProviders,
  type PaymentProviders,
} from './gateways/provider-registry.ts';

/** What the cashier keeps ready on a node. */
export type Cashier = {
  readonly providers: PaymentProviders;
  readonly deposits: DepositServices;
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
};

export function createCashier(outside: CashierOutside): Cashier {
  const { database, clock, log, metrics, merchants, limiter } = outside;
  const providers = createPaymentProviders(outside.paymentProviders);
  const deposits: DepositServices = {
    database,
    clock,
    merchants,
    providers,
    tellBalance: createBalanceTeller(outside.memberNews),
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
      // Nobody was asked to pay out anything.
      payout: async () => 'ORDER_UNKNOWN',
    },
  });
  return { providers, deposits, door };
}
