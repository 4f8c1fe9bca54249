import {
  REBATE_GROUPS,
  type RebateGroup,
  writeRebate,
} from '@maneki/contract/agents/rebate-groups';
import type { RebateRefusal } from '@maneki/contract/agents/rebate-refusals';
import type { VipTerms } from '@maneki/contract/rewards/vip';
import { listLevels } from '#features/rewards';
import type { Tx } from '#platform/database/database';
import { listCompanySalaries } from '../contracts/store.ts';
import { type Beside, budgetOf, isWithinBudget, type PromisedSalary } from './budget.ts';
import { readTerms } from './read-profiles.ts';

/** Everything beside rebates that a merchant gives for play now. */
export const readBeside = async (tx: Tx, merchantCode: string): Promise<Beside> => ({
  levels: await listLevels(tx, merchantCode),
  salaries: await listCompanySalaries(tx, merchantCode),
});

/** `1.52 %`: budgets are parts per million also where a group's values are not. */
const writePpm = (ppm: number) => writeRebate('RNG', ppm);

type Change = {
  readonly cap?: { readonly group: RebateGroup; readonly value: number };
  readonly levels?: readonly VipTerms[];
  /** Comes on top of what is promised. */
  readonly salary?: PromisedSalary;
};

/**
 * Why the company cannot afford to give more for play; undefined where it can. Whatever leaves a group no worse than it
 * is may be saved, also where too much is given of it already.
 */
export async function judgeBudget(
  tx: Tx,
  merchantCode: string,
  { cap, levels, salary }: Change,
): Promise<Extract<RebateRefusal, { code: 'agents.rebate_budget' }> | undefined> {
  const terms = await readTerms(tx, merchantCode);
  const now = await readBeside(tx, merchantCode);
  const then = {
    levels: levels ?? now.levels,
    salaries: salary ? [...now.salaries, salary] : now.salaries,
  };
  for (const group of REBATE_GROUPS) {
    const before = budgetOf(group, terms[group].cap, now);
    const after = budgetOf(group, cap?.group === group ? cap.value : terms[group].cap, then);
    const isWorse = after.limit - after.sum < before.limit - before.sum;
    if (!isWorse || isWithinBudget(after)) continue;
    const { sum, limit } = after;
    return {
      code: 'agents.rebate_budget',
      detail: { group, sum: writePpm(sum), limit: writePpm(limit) },
    };
  }
  return undefined;
}

/** Of levels that are about to be saved. */
export const judgeLevels = (tx: Tx, merchantCode: string, levels: readonly VipTerms[]) =>
  judgeBudget(tx, merchantCode, { levels });
