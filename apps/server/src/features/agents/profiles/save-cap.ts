import { REBATE_TERMS, type RebateGroup, SERIES } from '@maneki/contract/agents/rebate-groups';
import { refused } from '@maneki/kernel/outcome';
import { endSessionsAbove } from '#features/play';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { judgeBudget } from './judge-budget.ts';
import { findMisfitOfTerms } from './profile.ts';
import { readTerms } from './read-profiles.ts';
import { putCap } from './store.ts';

/** A tenth of the turnover; what a budget leaves is far less. */
const PPM_MAX = 100_000;

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
  const excess = await judgeBudget(tx, merchantCode, { cap: { group, value: cap } });
  if (excess) return refused(excess);
  const before = (await readTerms(tx, merchantCode))[group];
  await putCap(tx, { merchantCode, group, cap, step, changedAt: now, changedBy: operator.name });
  // What a session was told is held against its bets: those that were told more are over.
  if (unit === 'series') await endSessionsAbove(tx, { merchantCode, group, most: cap, now });
  return acted(
    {},
    {
      subject: `rebate cap ${group}`,
      before: { cap: before.cap, step: before.step },
      after: { cap, step },
    },
  );
}
