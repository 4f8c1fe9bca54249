import type { MissionTab } from '@maneki/contract/rewards/mission';
import { done } from '@maneki/kernel/outcome';
import { dayOf, startOfDay } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { countDone } from '../mission-progress/store.ts';
import { writeMission } from './save-mission.ts';
import { listMerchantMissions } from './store.ts';

/** A merchant's missions for operators, page by page; there are dozens, not thousands. */
export async function listManaged(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly timezone: string;
    readonly now: Date;
    readonly tab?: MissionTab | undefined;
    readonly cursor?: string | undefined;
    readonly size: number;
  },
) {
  const { merchantCode, timezone, now } = asked;
  const all = await listMerchantMissions(tx, merchantCode);
  const chosen = all.filter(({ tab }) => !asked.tab || tab === asked.tab);
  const from = chosen.findIndex(({ code }) => code === asked.cursor) + 1;
  const page = chosen.slice(from, from + asked.size);
  const since = startOfDay(dayOf(now, timezone), timezone);
  const finished = await countDone(tx, { merchantCode, since });
  const rows = page.map((mission) => ({
    ...writeMission(mission),
    doneToday: finished.get(mission.code) ?? 0,
    changedAt: mission.changedAt.toISOString(),
    changedBy: mission.changedBy,
  }));
  const hasMore = from + page.length < chosen.length;
  return done({ rows, next: hasMore ? (page.at(-1)?.code ?? null) : null });
}
