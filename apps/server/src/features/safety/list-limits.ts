import type { Tx } from '#platform/database/database';
import { capColumnOf, LIMITS, type Limit } from './limit.ts';
import { findCaps, listRaises } from './store.ts';

/** A limit as it holds, and the higher one that waits. */
export type LimitState = Limit & {
  readonly amount: bigint | null;
  readonly raise: { readonly amount: bigint | null; readonly confirmFrom: Date } | null;
};

/** All twelve, also those that a player never set. */
export async function listLimits(tx: Tx, memberId: string): Promise<LimitState[]> {
  const caps = await findCaps(tx, memberId);
  const raises = await listRaises(tx, memberId);
  return LIMITS.map(({ kind, period }) => {
    const raise = raises.find((waiting) => waiting.kind === kind && waiting.period === period);
    return {
      kind,
      period,
      amount: caps?.[capColumnOf({ kind, period })] ?? null,
      raise: raise ? { amount: raise.amount, confirmFrom: raise.confirm_from } : null,
    };
  });
}
