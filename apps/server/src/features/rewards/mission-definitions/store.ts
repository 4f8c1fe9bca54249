/** The SQL of what missions there are. Each function takes the transaction that it runs in first, as `tx`. */
import type { Category } from '@maneki/contract/play/tickets';
import type { MissionMetric, MissionRepeat, MissionTab } from '@maneki/contract/rewards/mission';
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Mission } from '../missions/mission.ts';

export type StoredMission = Mission & { readonly changedAt: Date; readonly changedBy: string };

const read = (row: Selectable<Schema['rewards_missions']>): StoredMission => ({
  merchantCode: row.merchant_code,
  code: row.code,
  tab: row.tab as MissionTab,
  metric: row.metric as MissionMetric,
  target: row.target,
  categories: row.categories as Category[],
  gameId: row.game_id,
  cashRu: row.cash_ru,
  points: row.points,
  activity: row.activity,
  multiple: row.rollover_multiple,
  repeat: row.repeat as MissionRepeat,
  titles: row.titles as Mission['titles'],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isOn: row.is_on,
  sort: row.sort,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

/** Every mission that is on, of all merchants. */
export async function listRunningMissions(tx: Tx): Promise<Mission[]> {
  const rows = await tx
    .selectFrom('rewards_missions')
    .selectAll()
    .where('is_on', '=', true)
    .execute();
  return rows.map(read);
}

/** Every mission of a merchant, in the order in which members see them. */
export async function listMerchantMissions(tx: Tx, merchantCode: string): Promise<StoredMission[]> {
  const rows = await tx
    .selectFrom('rewards_missions')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return rows.map(read);
}

export async function findMission(
  tx: Tx,
  { merchantCode, code }: { readonly merchantCode: string; readonly code: string },
): Promise<StoredMission | undefined> {
  const row = await tx
    .selectFrom('rewards_missions')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && read(row);
}

export async function putMission(tx: Tx, mission: StoredMission): Promise<void> {
  const { merchantCode, code } = mission;
  const values = {
    tab: mission.tab,
    metric: mission.metric,
    target: mission.target,
    categories: [...mission.categories],
    game_id: mission.gameId,
    cash_ru: mission.cashRu,
    points: mission.points,
    activity: mission.activity,
    rollover_multiple: mission.multiple,
    repeat: mission.repeat,
    titles: JSON.stringify(mission.titles),
    starts_at: mission.startsAt,
    ends_at: mission.endsAt,
    is_on: mission.isOn,
    sort: mission.sort,
    changed_at: mission.changedAt,
    changed_by: mission.changedBy,
  };
  await tx
    .insertInto('rewards_missions')
    .values({ merchant_code: merchantCode, code, ...values })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(values))
    .execute();
}
