import { vipLabel } from '@maneki/contract/rewards/vip';
import { listDemoMembers, setClubLabels } from '#features/identity';
import { listMerchants } from '#features/site';
import { findAccount, windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { birthdayRun } from '../birthdays/give-birthdays.ts';
import { rebatePlan } from '../rebates/pay-rebates.ts';
import { retentionRun } from '../retention/keep-levels.ts';
import { endRun, findPlace } from '../runs/store.ts';
import { amountIn } from '../standings/standing.ts';
import { insertStanding } from '../standings/store.ts';

/** On the way from the first level to the second. */
const DEMO_STANDING = { level: 1, turnoverRu: 2_400, depositRu: 180, monthRu: 120 } as const;

/** Lets demo accounts be somewhere among the levels. What lies behind them is not paid for now. */
export async function seedDemoVip(tx: Tx, now: Date): Promise<void> {
  const zones = new Map<string, string>();
  for (const { code, businessTimezone } of await listMerchants(tx)) {
    zones.set(code, businessTimezone);
    for (const { job, schedule } of [rebatePlan, retentionRun, birthdayRun]) {
      const name = { merchantCode: code, job };
      const { open, ended } = await findPlace(tx, name);
      const period = schedule.due(now, businessTimezone);
      if (open === null && ended === null) await endRun(tx, { ...name, period, now });
    }
  }
  const labels = new Map<string, string>();
  for (const { memberId, merchantCode } of await listDemoMembers(tx)) {
    const account = await findAccount(tx, { memberId, wallet: 'DEMO' });
    if (!account) continue;
    const { currency } = account;
    const { level, turnoverRu, depositRu, monthRu } = DEMO_STANDING;
    const { month } = windowsOf(now, zones.get(merchantCode)!);
    const isNew = await insertStanding(tx, {
      ...{ memberId, merchantCode, currency, level, month, since: now, upgradedMonth: month },
      ...{ highest: level, seen: level },
      turnover: amountIn(turnoverRu, currency),
      deposits: amountIn(depositRu, currency),
      monthTurnover: amountIn(monthRu, currency),
    });
    if (isNew) labels.set(memberId, vipLabel(level));
  }
  await setClubLabels(tx, labels);
}
