import type { Tx } from '#platform/database';
import type { Round } from '../round.ts';
import { moveRound } from '../store.ts';
import { takeOffSlip } from './take-off-slip.ts';

/** Ends slips whose stake nobody has asked for, in the order of their issues: there is nothing to give back. */
export async function voidUnasked(
  tx: Tx,
  slips: readonly Round[],
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  const inOrder = slips.toSorted((one, other) => one.tableRound! - other.tableRound!);
  for (const slip of inOrder)
    await takeOffSlip(tx, slip, () => moveRound(tx, slip, { status: 'VOIDED', reason, now }));
}
