import type { LimitKind, LimitPeriod, LimitStep } from '@maneki/contract/safety/limits';
import type { Tx } from '#platform/database/database';

export type ChangeRow = {
  readonly id: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly step: LimitStep;
  readonly amount: bigint | null;
  readonly at: Date;
};

/** What a player has done about limits, the latest first. */
export async function listChanges(
  tx: Tx,
  memberId: string,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<ChangeRow[]> {
  let query = tx
    .selectFrom('safety_changes')
    .select(['id', 'kind', 'period', 'step', 'amount', 'changed_at as at'])
    .where('member_id', '=', memberId);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.orderBy('id', 'desc').limit(limit).execute()) as ChangeRow[];
}
