import type { VipLevel } from '@maneki/contract/rewards/vip';
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';

/** A level as a merchant has changed it. */
export type ChangedLevel = VipLevel & { readonly changedAt: Date; readonly changedBy: string };

const read = (row: Selectable<Schema['rewards_vip_levels']>): ChangedLevel => ({
  level: row.level,
  turnoverRu: row.turnover_ru,
  depositRu: row.deposit_ru,
  keepRu: row.keep_ru,
  levelUpRu: row.level_up_ru,
  monthlyRu: row.monthly_ru,
  birthdayRu: row.birthday_ru,
  freeWithdrawals: row.free_withdrawals,
  dayMaxRu: row.day_max_ru,
  slotsPpm: row.slots_ppm,
  livePpm: row.live_ppm,
  sportsPpm: row.sports_ppm,
  pvpPpm: row.pvp_ppm,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

/** What all merchants have changed. */
export async function listChanged(
  tx: Tx,
): Promise<readonly (ChangedLevel & { readonly merchantCode: string })[]> {
  const rows = await tx.selectFrom('rewards_vip_levels').selectAll().execute();
  return rows.map((row) => ({ ...read(row), merchantCode: row.merchant_code }));
}

export async function putLevel(
  tx: Tx,
  { merchantCode, ...level }: ChangedLevel & { readonly merchantCode: string },
): Promise<void> {
  const terms = {
    turnover_ru: level.turnoverRu,
    deposit_ru: level.depositRu,
    keep_ru: level.keepRu,
    level_up_ru: level.levelUpRu,
    monthly_ru: level.monthlyRu,
    birthday_ru: level.birthdayRu,
    free_withdrawals: level.freeWithdrawals,
    day_max_ru: level.dayMaxRu,
    slots_ppm: level.slotsPpm,
    live_ppm: level.livePpm,
    sports_ppm: level.sportsPpm,
    pvp_ppm: level.pvpPpm,
    changed_at: level.changedAt,
    changed_by: level.changedBy,
  };
  await tx
    .insertInto('rewards_vip_levels')
    .values({ merchant_code: merchantCode, level: level.level, ...terms })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'level']).doUpdateSet(terms))
    .execute();
}
