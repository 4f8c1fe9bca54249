import { checkFully, type Verdict, writeVerdict } from '@maneki/server/features/wallet/index';
import { ledgerInvariants } from '@maneki/server/ledger';
import type { Database } from '@maneki/server/platform/database/database';
import type { Say } from './operator-door.ts';

/** Checks the whole ledger and says one line for each invariant as soon as it is known. */
export async function checkLedgerAloud(
  database: Database,
  { say, now }: { readonly say: Say; readonly now: Date },
): Promise<{ readonly verdicts: readonly Verdict[]; readonly code: 0 | 1 }> {
  const verdicts = await checkFully(database, {
    invariants: ledgerInvariants,
    now,
    onVerdict: (verdict) => say(writeVerdict(verdict)),
  });
  return { verdicts, code: verdicts.every(({ count }) => count === 0) ? 0 : 1 };
}
