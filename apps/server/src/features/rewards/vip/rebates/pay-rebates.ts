import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { listTurnovers } from '#features/play';
import type { Tx } from '#platform/database/database';
import { creditGrants, type GrantWish, grantRewards } from '../give.ts';
import { listLevels } from '../levels/list-levels.ts';
import { daily } from '../runs/due.ts';
import type { Run, Step } from '../runs/run-due.ts';
import { listOfMembers } from '../standings/store.ts';
import type { OtherRebates } from './other-rebates.ts';
import { type CategoryTurnover, rebateOf } from './rebate.ts';

const MEMBERS_AT_ONCE = 500;

/** From four o’clock on, when everything of the day before was decided and counted. */
export const rebatePlan = { job: 'rebates', schedule: daily(4, { behind: 1 }), isOfPlay: true };

export const rebateRun = (other: OtherRebates): Run => ({
  ...rebatePlan,
  isReady: (tx, { merchantCode, period }) => other.isDone(tx, { merchantCode, day: period }),
  step: (tx, step) => payRebates(tx, step, other),
});

/** Credits what some members get back of a day, each once, and answers the last of them. */
async function payRebates(
  tx: Tx,
  { merchant, period: day, after, now }: Step,
  other: OtherRebates,
): Promise<string | undefined> {
  const merchantCode = merchant.code;
  const wish = { merchantCode, day, after, members: MEMBERS_AT_ONCE };
  const played = await listTurnovers(tx, wish);
  if (played.length === 0) return undefined;
  const last = played.at(-1)!.memberId;
  const days = new Map<string, CategoryTurnover[]>();
  for (const { memberId, currency, ...turnover } of played) {
    if (isPlayCurrency(currency)) continue;
    const key = `${memberId} ${currency}`;
    days.set(key, [...(days.get(key) ?? []), turnover]);
  }
  const memberIds = [...new Set(played.map(({ memberId }) => memberId))];
  const standings = await listOfMembers(tx, memberIds);
  const given = await other.listGiven(tx, { memberIds, day });
  const levels = await listLevels(tx, merchantCode);
  const levelOf = new Map(
    standings.map(({ memberId, currency, level }) => [`${memberId} ${currency}`, level]),
  );
  const wishes = [...days].flatMap(([key, turnovers]): GrantWish[] => {
    const [memberId, currency] = key.split(' ') as [string, string];
    const amount = rebateOf(levels[levelOf.get(key) ?? 0]!, turnovers, {
      groupOf: other.groupOf,
      of: (group) => given.get(`${key} ${group}`) ?? 0n,
    });
    const sourceKey = `${day} ${currency}`;
    return amount > 0n
      ? [{ memberId, merchantCode, currency, kind: 'REBATE', sourceKey, amount }]
      : [];
  });
  const grants = await grantRewards(tx, wishes, now);
  await creditGrants(tx, { merchants: { get: () => merchant } }, grants, now);
  return last;
}
