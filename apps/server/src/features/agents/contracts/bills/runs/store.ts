import type { ContractKind } from '@maneki/contract/agents/contract';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

type RunName = { readonly merchantCode: string; readonly kind: ContractKind };

/** The start of the period that was settled last. */
export async function findLastRun(
  tx: Tx,
  { merchantCode, kind }: RunName,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('agents_bill_runs')
    .select((of) => of.fn.max('period_start').as('last'))
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.last ?? undefined;
}

export async function endRun(
  tx: Tx,
  { merchantCode, kind, start, now }: RunName & { readonly start: Date; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('agents_bill_runs')
    .values({ merchant_code: merchantCode, kind, period_start: start, ended_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Hours are many: of those that were settled long ago only the last is kept, which says where to go on. */
export async function pruneHourRuns(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from agents_bill_runs as run
     where kind = 'HOURLY_SALARY' and period_start < ${before}
       and exists (select from agents_bill_runs as later
                    where later.merchant_code = run.merchant_code and later.kind = run.kind
                      and later.period_start > run.period_start)`.execute(tx);
}
