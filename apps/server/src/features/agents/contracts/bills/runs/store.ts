import type { ContractKind } from '@maneki/contract/agents/contract';
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
