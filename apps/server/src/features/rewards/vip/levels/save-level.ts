import type { VipLevel } from '@maneki/contract/rewards/vip';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Refusal } from '#platform/calls/handlers';
import type { Tx } from '#platform/database/database';
import { type Levels, listLevels } from './list-levels.ts';
import { findMisfit } from './misfit.ts';
import { putLevel } from './store.ts';

/** Why the company cannot afford levels beside everything else that it gives for play; undefined where it can. */
export type JudgeLevels = (
  tx: Tx,
  merchantCode: string,
  levels: Levels,
) => Promise<Extract<Refusal, { code: 'agents.rebate_budget' }> | undefined>;

/** Writes what a level asks for and gives, where it stays between its neighbours. */
export async function saveLevel(
  tx: Tx,
  judge: JudgeLevels,
  { merchantCode, operator, now }: OperatorCall,
  level: VipLevel,
) {
  const levels = await listLevels(tx, merchantCode);
  const misfit = findMisfit(levels, level);
  if (misfit !== undefined)
    return refused({ code: 'rewards.vip_level_order' as const, detail: { level: misfit } });
  const excess = await judge(tx, merchantCode, levels.with(level.level, level));
  if (excess) return refused(excess);
  await putLevel(tx, { ...level, merchantCode, changedAt: now, changedBy: operator.name });
  return acted(
    {},
    { subject: `VIP level ${level.level}`, before: levels[level.level], after: level },
  );
}
