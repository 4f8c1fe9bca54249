import {
  REBATE_TERMS,
  type RebateGroup,
  SERIES,
  writeRebate,
} from '@maneki/contract/agents/rebate-groups';
import { refused } from '@maneki/kernel/outcome';
import { listLevels } from '#features/rewards';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { budgetOf, isWithinBudget } from './budget.ts';
import { findMisfitOfTerms } from './profile.ts';
import { readTerms } from './read-profiles.ts';
import { putCap } from './store.ts';

/** A tenth of the turnover; what a budget leaves is far less. */
const PPM_MAX = 100_000;

/** `1.52 %`: budgets are parts per million also where a group's values are not. */
const writePpm = (ppm: number) => writeRebate('RNG', ppm);

/** Writes what the company gives at most in a group, where it can afford it. */
export async function saveCap(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  wish: { readonly group: RebateGroup; readonly cap: number; readonly step: number },
) {
  const { group, cap, step } = wish;
  const { lowest, unit } = REBATE_TERMS[group];
  const widest = unit === 'series' ? SERIES.whole : PPM_MAX;
  const misfit = findMisfitOfTerms(group, cap, { unit, lowest, cap: widest, step });
  if (misfit) return refused(misfit);
  const budget = budgetOf(group, cap, { levels: await listLevels(tx, merchantCode) });
  if (!isWithinBudget(budget))
    return refused({
      code: 'agents.rebate_budget' as const,
      detail: { group, sum: writePpm(budget.sum), limit: writePpm(budget.limit) },
    });
  const before = (await readTerms(tx, merchantCode))[group];
  await putCap(tx, { merchantCode, group, cap, step, changedAt: now, changedBy: operator.name });
  return acted(
    {},
    {
      subject: `rebate cap ${group}`,
      before: { cap: before.cap, step: before.step },
      after: { cap, step },
    },
  );
}
