import { isDemoCurrency } from '@maneki/kernel/wallet-currency';
import type { SignedKey } from '#platform/signed-calls/post-signed';
import type { PaymentProvider } from './payment-provider.ts';

/** A payment provider as it was configured: how it is asked, and how it is known when it calls. */
export type ConfiguredProvider = {
  /** What channels and orders call it. */
  readonly code: string;
  readonly provider: PaymentProvider;
  /** What its callbacks are signed with. */
  readonly key: SignedKey;
  /**
   * Whether it moves no money: the test side of a gateway. Orders of a demonstration are collected and paid
   * out by such ones alone, and orders of money by none of them.
   */
  readonly isTest: boolean;
};

export type PaymentProviders = {
  find(code: string): ConfiguredProvider | undefined;
  /** The first that handles a wallet's currency: credit by those who move no money, money by those who do. */
  findFor(currency: string): ConfiguredProvider | undefined;
  findByKey(keyId: string): ConfiguredProvider | undefined;
  readonly codes: readonly string[];
};

export function createPaymentProviders(
  configured: readonly ConfiguredProvider[],
): PaymentProviders {
  const byCode = new Map(configured.map((each) => [each.code, each]));
  const byKey = new Map(configured.map((each) => [each.key.id, each]));
  return {
    find: (code) => byCode.get(code),
    findFor: (currency) => configured.find(({ isTest }) => isTest === isDemoCurrency(currency)),
    findByKey: (keyId) => byKey.get(keyId),
    codes: [...byCode.keys()].sort(),
  };
}
