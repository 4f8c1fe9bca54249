import { listMerchantCodes } from '@maneki/server/features/site/index';
import { insertActs } from '@maneki/server/platform/audit/store';
import type { Tx } from '@maneki/server/platform/database/database';

/** Whoever has a shell on the machine is nobody whom the product knows. */
const SHELL = { operatorId: '00000000-0000-0000-0000-000000000000', operatorName: 'command line' };

/**
 * Writes a command into the audit trail in the transaction that carries it out, for every merchant: whoever may
 * come in or take bets concerns all of them, unless it is said whom it concerns.
 */
export async function recordCommand(
  tx: Tx,
  command: {
    readonly name: string;
    readonly subject: string;
    readonly now: Date;
    readonly merchantCodes?: readonly string[] | null | undefined;
    readonly reason?: string | undefined;
    readonly after?: unknown;
  },
): Promise<void> {
  const { name: act, subject, now: at, reason = null, after = null } = command;
  const chosen = command.merchantCodes;
  const codes = chosen?.length ? chosen : await listMerchantCodes(tx);
  const row = { ...SHELL, at, address: '', act, subject, reason, before: null, after };
  await insertActs(tx, row, codes);
}
