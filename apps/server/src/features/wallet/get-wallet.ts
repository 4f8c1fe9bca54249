import type { Language } from '@maneki/contract/language';
import type { Wallet } from '@maneki/contract/wallet/schemas';
import { currencySymbol, writeAmount } from '@maneki/kernel/money';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import type { WalletName } from './movement.ts';
import { getMainAccount } from './open-account.ts';
import { findNextRefill, findRefillTerms, type RefillServices } from './refills/find-refill.ts';
import type { RefillTerms } from './refills/refill.ts';

/** What a vendor holds for a member in a wallet of its own. */
export type VendorBalance = {
  readonly code: string;
  readonly name: string;
  /** Null while the vendor has never answered. */
  readonly balance: bigint | null;
  readonly isStale: boolean;
};

/** Whose wallet it is, and who reads about it. */
export type Reader = {
  readonly memberId: string;
  readonly language: Language;
  readonly now: Date;
};

export type VendorBalances = (reader: Reader) => Promise<readonly VendorBalance[]>;

/** A member's money, here and with vendors. */
export async function getWallet(
  services: RefillServices & {
    readonly listVendorBalances?: VendorBalances;
    /** What a member's wallet is filled up with, where somebody remembers that. */
    readonly findTerms?: (memberId: string) => Promise<RefillTerms | undefined>;
  },
  reader: Reader,
): Promise<Wallet> {
  const account = await getMainAccount(services, reader);
  const main = { ...reader, wallet: account.code as WalletName };
  const vendors = (await services.listVendorBalances?.(reader)) ?? [];
  const { available, currency } = account;
  const sum = vendors.reduce((total, { balance }) => total + (balance ?? 0n), available);
  const mainBalance = writeAmount(available);
  const { findTerms = () => findRefillTerms(services, main) } = services;
  const terms = await findTerms(reader.memberId);
  // Who has enough asks nothing of it, and the record need not be looked at.
  const from = terms && sum < terms.below ? await findNextRefill(services, main) : undefined;
  const { currencies } = services.merchants.get(account.merchant_code);
  return {
    currency,
    currencySymbol: currencySymbol(moneyOf(currency), currencies),
    isPlayCredit: isPlayCurrency(currency),
    sumBalance: writeAmount(sum),
    isStale: vendors.some(({ isStale }) => isStale),
    mainBalance,
    seq: String(account.seq),
    wallets: [
      // What somebody plays with is called so to them, whichever books it stands in.
      { code: 'MAIN', name: null, balance: mainBalance, isStale: false },
      ...vendors.map(({ code, name, balance, isStale }) => ({
        code,
        name,
        balance: balance === null ? null : writeAmount(balance),
        isStale,
      })),
    ],
    refill: terms
      ? {
          amount: writeAmount(terms.amount),
          below: writeAmount(terms.below),
          from: from?.toISOString() ?? null,
        }
      : null,
  };
}
