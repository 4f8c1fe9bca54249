import type { Language } from '@maneki/contract/language';
import type { VendorWallets } from '@maneki/contract/play/schemas';
import { CURRENCIES, writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listTransferVendors } from '#features/catalog';
import { getMainAccount } from '#features/wallet';
import type { FundServices } from './fund-services.ts';
import { describeTransfer, minimumOf } from './fund-transfer.ts';
import { listVendorBalances } from './list-vendor-balances.ts';
import * as store from './store.ts';

const TRANSFERS_SHOWN = 20;

/** Everything that the transfer page shows. */
export async function listVendorWallets(
  services: FundServices,
  reader: { readonly memberId: string; readonly language: Language; readonly now: Date },
): Promise<VendorWallets> {
  const { database } = services;
  const { memberId, language } = reader;
  const { currency } = await getMainAccount(services, reader);
  const vendors = await database.statement(listTransferVendors);
  const balances = await listVendorBalances(services, { ...reader, vendors });
  // Asked after the vendors, who may have taken their time.
  const { available } = await getMainAccount(services, reader);
  const isAuto = await database.statement((tx) => store.findIsAuto(tx, memberId));
  const latest = { memberId, currency, limit: TRANSFERS_SHOWN };
  const transfers = await database.statement((tx) => store.listLatest(tx, latest));
  const namesOf = (code: string) => vendors.find((vendor) => vendor.code === code)?.names;
  return {
    mainBalance: writeAmount(available),
    minimum: writeAmount(minimumOf(moneyOf(currency))),
    decimals: CURRENCIES[moneyOf(currency)].minorDecimals,
    isAuto,
    vendors: balances.map(({ balance, ...vendor }) => ({
      ...vendor,
      balance: balance === null ? null : writeAmount(balance),
    })),
    transfers: transfers.map((transfer) =>
      describeTransfer(transfer, namesOf(transfer.vendorCode), language),
    ),
  };
}
