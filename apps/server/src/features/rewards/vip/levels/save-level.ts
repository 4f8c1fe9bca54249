import type { VipLevel } from '@maneki/contract/rewards/vip';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { listLevels } from './list-levels.ts';
import { findMisfit } from './misfit.ts';
import { putLevel } from './store.ts';

/** Writes what a level asks for and gives, where it stays between its neighbours. */
export async function saveLevel(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  level: VipLevel,
) {
  const levels = await listLevels(tx, merchantCode);
  const misfit = findMisfit(levels, level);
  if (misfit !== undefined)
    return refused({ code: 'rewards.vip_level_order' as const, detail: { level: misfit } });
  await putLevel(tx, { ...level, merchantCode, changedAt: now, changedBy: operator.name });
  return acted(
    {},
    { subject: `VIP level ${level.level}`, before: levels[level.level], after: level },
  );
}
