import { REBATE_GROUPS } from '@maneki/contract/agents/rebate-groups';
import type { Tx } from '#platform/database/database';
import { budgetOf } from './budget.ts';
import { readBeside } from './judge-budget.ts';
import { readTerms } from './read-profiles.ts';
import { listCaps as listStoredCaps } from './store.ts';

/** What the company gives at most, and what that leaves it. */
export async function listCaps(tx: Tx, merchantCode: string) {
  const terms = await readTerms(tx, merchantCode);
  const beside = await readBeside(tx, merchantCode);
  const changed = new Map((await listStoredCaps(tx, merchantCode)).map((cap) => [cap.group, cap]));
  return REBATE_GROUPS.map((group) => ({
    group,
    ...terms[group],
    ...budgetOf(group, terms[group].cap, beside),
    changedAt: changed.get(group)?.changedAt.toISOString() ?? null,
    changedBy: changed.get(group)?.changedBy ?? null,
  }));
}
