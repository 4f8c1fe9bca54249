import type { Language } from '@maneki/contract/language';
import type { Wallet } from '@maneki/contract/wallet/schemas';
import { type Currency, currencySymbol, writeAmount } from '@maneki/kernel/money';
import { getAccount, type WalletServices } from './open-account.ts';

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

const PLAY_CREDIT = '.PLAY';

/** A member's money, here and with vendors. */
export async function getWallet(
  services: WalletServices & { readonly listVendorBalances?: VendorBalances },
  reader: Reader,
): Promise<Wallet> {
  const account = await getAccount(services, { ...reader, wallet: 'MAIN' });
  const vendors = (await services.listVendorBalances?.(reader)) ?? [];
  const { available, currency } = account;
  const sum = vendors.reduce((total, { balance }) => total + (balance ?? 0n), available);
  const mainBalance = writeAmount(available);
  const { currencies } = services.merchants.get(account.merchant_code);
  return {
    currency,
    currencySymbol: currencySymbol(currency.replace(PLAY_CREDIT, '') as Currency, currencies),
    isPlayCredit: currency.endsWith(PLAY_CREDIT),
    sumBalance: writeAmount(sum),
    isStale: vendors.some(({ isStale }) => isStale),
    mainBalance,
    seq: String(account.seq),
    wallets: [
      { code: 'MAIN', name: null, balance: mainBalance, isStale: false },
      ...vendors.map(({ code, name, balance, isStale }) => ({
        code,
        name,
        balance: balance === null ? null : writeAmount(balance),
        isStale,
      })),
    ],
  };
}
