import type { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { proposeAdjustment } from './adjustments/propose-adjustment.ts';
import { listMemberTransfers } from './console/list-member-transfers.ts';
import { readMemberWallet } from './console/read-member-wallet.ts';
import type { VendorBalances } from './get-wallet.ts';
import { readLedgerHealth } from './health/read-ledger-health.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function walletConsoleHandlers(services: {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'findMarket'>;
  readonly listVendorBalances?: VendorBalances;
}): Handlers<typeof walletConsoleEndpoints> {
  return {
    proposeAdjustment: (call, wish, tx) => proposeAdjustment(tx, services, call, wish),
    readLedgerHealth: async (call) => done(await readLedgerHealth(services.database, call)),
    readMemberWallet: ({ merchantCode, language, now }, { memberId }) =>
      readMemberWallet(services, { memberId, merchantCode, language, now }),
    listMemberTransfers: ({ merchantCode }, wish) =>
      listMemberTransfers(services, { ...wish, merchantCode }),
  };
}
