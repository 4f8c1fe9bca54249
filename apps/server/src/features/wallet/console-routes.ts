import type { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { proposeAdjustment } from './adjustments/propose-adjustment.ts';
import { readLedgerHealth } from './health/read-ledger-health.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export const walletConsoleHandlers = (services: {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'findMarket'>;
}): Handlers<typeof walletConsoleEndpoints> => ({
  proposeAdjustment: (call, wish, tx) => proposeAdjustment(tx, services, call, wish),
  readLedgerHealth: async (call) => done(await readLedgerHealth(services.database, call)),
});
