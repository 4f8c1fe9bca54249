import { vipLabel } from '@maneki/contract/rewards/vip';
import { setClubLabels } from '#features/identity';
import { sumTurnovers } from '#features/play';
import type { Tx } from '#platform/database/database';
import { type GrantWish, grantRewards } from '../give.ts';
import { listLevels } from '../levels/list-levels.ts';
import { monthly } from '../runs/due.ts';
import type { Run, Step } from '../runs/run-due.ts';
import { bonusOf, changeLevel } from '../standings/raise-levels.ts';
import { judgeMonth, nextMonth } from '../standings/standing.ts';
import { lockBatch } from '../standings/store.ts';

const MEMBERS_AT_ONCE = 500;

/** On the first at five o’clock, after the last day's play was counted. */
export const retentionRun: Run = {
  job: 'retention',
  schedule: monthly(5),
  isOfPlay: true,
  step: keepLevels,
};

/** Judges the month of some members: whoever kept the level gets its bonus, others lose one level. */
async function keepLevels(
  tx: Tx,
  { merchant, period: month, after, now }: Step,
): Promise<string | undefined> {
  const merchantCode = merchant.code;
  const batch = { merchantCode, after, members: MEMBERS_AT_ONCE };
  const standings = await lockBatch(tx, batch);
  if (standings.length === 0) return undefined;
  const memberIds = [...new Set(standings.map(({ memberId }) => memberId))];
  const turnovers = await sumTurnovers(tx, { memberIds, from: month, before: nextMonth(month) });
  const levels = await listLevels(tx, merchantCode);
  const wishes: GrantWish[] = [];
  const labels = new Map<string, string>();
  for (const standing of standings) {
    const { memberId, currency } = standing;
    const turnover = turnovers.get(`${memberId} ${currency}`) ?? 0n;
    const { isKept, level } = judgeMonth(levels, standing, { month, turnover });
    const units = levels[level]!.monthlyRu;
    const sourceKey = nextMonth(month).slice(0, 7);
    if (isKept)
      wishes.push(...bonusOf(standing, { kind: 'MONTHLY', sourceKey, number: level, units }));
    if (level === standing.level) continue;
    labels.set(memberId, vipLabel(level));
    await changeLevel(tx, standing, { level, isUpgrade: false, now });
  }
  await setClubLabels(tx, labels);
  await grantRewards(tx, wishes, now);
  return memberIds.at(-1);
}
