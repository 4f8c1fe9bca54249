import type { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { proposeAdjustment } from './adjustments/propose-adjustment.ts';
import { readLedgerHealth } from './health/read-ledger-health.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export const walletConsoleHandlers = ({
  database,
}: {
  readonly database: Database;
}): Handlers<typeof walletConsoleEndpoints> => ({
  proposeAdjustment: (call, wish, tx) => proposeAdjustment(tx, call, wish),
  readLedgerHealth: async (call) => done(await readLedgerHealth(database, call)),
});
