import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { CheckMode } from '#platform/metrics/ledger-metrics';
import type { Verdict } from '../invariants/invariant.ts';

export type LedgerCheck = {
  readonly mode: CheckMode;
  readonly checkedAt: Date;
  readonly verdicts: readonly Verdict[];
};

/** The last check of its mode is what is known; the one before it counts no more. */
export async function keepCheck(tx: Tx, { mode, checkedAt, verdicts }: LedgerCheck): Promise<void> {
  await sql`
    insert into wallet_checks (mode, checked_at, verdicts)
    values (${mode}, ${checkedAt}, ${JSON.stringify(verdicts)})
        on conflict (mode) do update
       set checked_at = excluded.checked_at, verdicts = excluded.verdicts`.execute(tx);
}

export async function listChecks(tx: Tx): Promise<LedgerCheck[]> {
  const { rows } = await sql<LedgerCheck>`
    select mode, checked_at as "checkedAt", verdicts from wallet_checks order by mode`.execute(tx);
  return rows;
}
