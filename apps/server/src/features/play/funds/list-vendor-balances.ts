import type { Language } from '@maneki/contract/language';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { nameIn, type TransferVendor } from '#features/catalog';
import { findAccount, findMainWallet, type VendorBalance } from '#features/wallet';
import { isReachable } from './ask-vendor.ts';
import type { FundServices } from './fund-services.ts';
import * as store from './store.ts';
import { askForBalance } from './vendor-wallet.ts';

/**
 * What vendors hold for a member. Only those that had money of the member's are asked, all at once; with
 * the others there can be none. Play credit never leaves its wallet.
 */
export async function listVendorBalances(
  services: FundServices,
  asked: {
    readonly memberId: string;
    readonly language: Language;
    readonly now: Date;
    readonly vendors: readonly TransferVendor[];
  },
): Promise<VendorBalance[]> {
  const { database, merchants, balances } = services;
  const { memberId, language, now, vendors } = asked;
  if (vendors.length === 0) return [];
  const wallet = await database.statement((tx) => findMainWallet(tx, merchants, memberId));
  const account = await database.statement((tx) => findAccount(tx, { memberId, wallet }));
  if (!account || isPlayCurrency(account.currency)) return [];
  const { currency } = account;
  const used = await database.statement((tx) => store.listUsedVendors(tx, { memberId, currency }));
  const listed = await Promise.all(
    vendors.map(async ({ code, names, providerCode, isOn }): Promise<VendorBalance[]> => {
      const isUsed = used.includes(code);
      if (!isUsed && !(isOn && (await isReachable(services, providerCode)))) return [];
      const held = { providerCode, vendorCode: code, memberId, currency };
      const known = isUsed
        ? await balances.find(held, now, () => askForBalance(services, held))
        : { balance: 0n, isStale: false };
      return [{ code, name: nameIn(names, language), ...known }];
    }),
  );
  return listed.flat();
}
