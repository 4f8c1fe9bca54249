import { BIRTHDAY_CLAIM_DAYS } from '@maneki/contract/rewards/vip';
import { DAY_MS } from '@maneki/kernel/clock';
import { listBirthdays } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { grantRewards } from '../give.ts';
import { listLevels } from '../levels/list-levels.ts';
import { daily } from '../runs/due.ts';
import type { Run, Step } from '../runs/run-due.ts';
import { bonusOf } from '../standings/raise-levels.ts';
import { lockBatch } from '../standings/store.ts';
import { celebratedYear, isLongKnown } from './birthday.ts';

const MEMBERS_AT_ONCE = 500;

/** In the small hours of each day, for whoever's birthday is near. */
export const birthdayRun: Run = {
  job: 'birthdays',
  schedule: daily(1, { behind: 0 }),
  isOfPlay: false,
  step: giveBirthdays,
};

async function giveBirthdays(
  tx: Tx,
  { merchant, period: today, after, now }: Step,
): Promise<string | undefined> {
  const batch = { merchantCode: merchant.code, after, members: MEMBERS_AT_ONCE };
  const standings = await lockBatch(tx, batch);
  if (standings.length === 0) return undefined;
  const memberIds = [...new Set(standings.map(({ memberId }) => memberId))];
  const birthdays = await listBirthdays(tx, memberIds);
  const levels = await listLevels(tx, merchant.code);
  const expiresAt = new Date(now.getTime() + BIRTHDAY_CLAIM_DAYS * DAY_MS);
  const wishes = standings.flatMap((standing) => {
    const known = birthdays.get(standing.memberId);
    if (!known || !isLongKnown(known.setAt, now)) return [];
    const year = celebratedYear(known.birthday, today);
    if (year === undefined) return [];
    const units = levels[standing.level]!.birthdayRu;
    const sourceKey = String(year);
    return bonusOf(standing, { kind: 'BIRTHDAY', sourceKey, number: year, units, expiresAt });
  });
  await grantRewards(tx, wishes, now);
  return memberIds.at(-1);
}
