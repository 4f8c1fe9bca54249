import { MISSION_METRICS } from '@maneki/contract/rewards/mission';
import { UNITS_PER_ONE } from '@maneki/kernel/money';
import { listMerchants } from '#features/site';
import type { Tx } from '#platform/database/database';
import { readReference } from '../reference-amount.ts';
import { DEMO_MISSIONS } from './demo-missions.ts';
import { listMerchantMissions, putMission } from './store.ts';

const SORT_STEP = 10;

/** Gives merchants of a demonstration a board of missions. One that has missions keeps them as they are. */
export async function seedDemoMissions(tx: Tx, now: Date): Promise<void> {
  for (const { code: merchantCode } of await listMerchants(tx)) {
    if ((await listMerchantMissions(tx, merchantCode)).length > 0) continue;
    for (const [index, { target, cashRu = '0', ...mission }] of DEMO_MISSIONS.entries()) {
      const isMoney = MISSION_METRICS[mission.metric] === 'MONEY';
      await putMission(tx, {
        categories: [],
        points: 0,
        activity: 0,
        multiple: 0,
        ...mission,
        merchantCode,
        target: BigInt(target) * (isMoney ? UNITS_PER_ONE : 1n),
        cashRu: readReference(cashRu),
        gameId: null,
        startsAt: null,
        endsAt: null,
        isOn: true,
        sort: index * SORT_STEP,
        changedAt: now,
        changedBy: 'platform',
      });
    }
  }
}
