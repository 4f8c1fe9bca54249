import { floorToMinorUnits } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listTransferVendors, type TransferVendor } from '#features/catalog';
import { type Account, getMainAccount } from '#features/wallet';
import type { FundServices } from './fund-services.ts';
import type { StoredFundTransfer } from './fund-transfer.ts';
import * as store from './store.ts';
import { carryOut } from './transfer-funds.ts';
import { askForBalance } from './vendor-wallet.ts';

export type Recall = { readonly memberId: string; readonly wishKey: string; readonly now: Date };

type RecallRefusal = {
  readonly code: 'play.transfer_under_way';
  readonly detail: Record<never, never>;
};

/**
 * Brings everything that vendors hold back to the main wallet, one vendor after the other, also from those that are
 * off. A vendor that does not say what it holds is left out; it can be asked again.
 */
export async function recallFunds(
  services: FundServices,
  recall: Recall,
): Promise<Outcome<StoredFundTransfer[], RecallRefusal>> {
  const { database } = services;
  const { memberId, now } = recall;
  const account = await getMainAccount(services, { memberId, now });
  const { currency } = account;
  const used = await database.statement((tx) => store.listUsedVendors(tx, { memberId, currency }));
  const vendors = await database.statement(listTransferVendors);
  const transfers: StoredFundTransfer[] = [];
  for (const vendor of vendors.filter(({ code }) => used.includes(code))) {
    const outcome = await recallFrom(services, { ...recall, vendor, account });
    if (outcome === 'under way') {
      if (transfers.length > 0) break;
      return refused({ code: 'play.transfer_under_way', detail: {} });
    }
    if (outcome) transfers.push(outcome);
  }
  return done(transfers);
}

async function recallFrom(
  services: FundServices,
  { vendor, account, ...recall }: Recall & { vendor: TransferVendor; account: Account },
): Promise<StoredFundTransfer | 'under way' | undefined> {
  const { database } = services;
  const { memberId, now } = recall;
  // Each vendor's part of the wish is a wish of its own.
  const name = { memberId, wishKey: `${recall.wishKey}#${vendor.code}` };
  const earlier = await database.statement((tx) => store.findByWish(tx, name));
  if (earlier) return earlier;
  const asked = { ...vendor, vendorCode: vendor.code, memberId, currency: account.currency };
  const balance = (await askForBalance(services, asked)) ?? 0n;
  const amount = floorToMinorUnits(balance, moneyOf(account.currency));
  if (amount === 0n) return undefined;
  const wish = { ...name, vendorCode: vendor.code, direction: 'FROM_VENDOR', amount, now } as const;
  const outcome = await carryOut(services, { ...wish, vendor, account });
  if (outcome.ok) return outcome.value;
  if (outcome.refusal.code === 'play.transfer_under_way') return 'under way';
  return database.statement((tx) => store.findByWish(tx, name));
}
