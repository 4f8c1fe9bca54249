import { VIP_LEVELS, type VipLevel } from '@maneki/contract/rewards/vip';
import type { Tx } from '#platform/database/database';
import { type ChangedLevel, listChanged } from './store.ts';

/** Every level of a merchant by its number. */
export type Levels = readonly VipLevel[];

/** The levels of all merchants, by one statement: few have changed any. */
export async function readLevels(tx: Tx): Promise<(merchantCode: string) => Levels> {
  const changed = await listChanged(tx);
  return (merchantCode) => {
    const own = changed.filter((level) => level.merchantCode === merchantCode);
    if (own.length === 0) return VIP_LEVELS;
    return VIP_LEVELS.map((level) => own.find((one) => one.level === level.level) ?? level);
  };
}

export const listLevels = async (tx: Tx, merchantCode: string): Promise<Levels> =>
  (await readLevels(tx))(merchantCode);

/** A level as operators see it: when and by whom it was changed, where it was. */
export const describeLevel = (level: VipLevel | ChangedLevel) => ({
  level: level.level,
  turnoverRu: level.turnoverRu,
  depositRu: level.depositRu,
  keepRu: level.keepRu,
  levelUpRu: level.levelUpRu,
  monthlyRu: level.monthlyRu,
  birthdayRu: level.birthdayRu,
  freeWithdrawals: level.freeWithdrawals,
  dayMaxRu: level.dayMaxRu,
  slotsPpm: level.slotsPpm,
  livePpm: level.livePpm,
  sportsPpm: level.sportsPpm,
  pvpPpm: level.pvpPpm,
  changedAt: 'changedAt' in level ? level.changedAt.toISOString() : null,
  changedBy: 'changedBy' in level ? level.changedBy : null,
});
