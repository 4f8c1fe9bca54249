import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { listFriendFacts } from '#features/identity';
import { listTurnoversOf } from '#features/play';
import type { Tx } from '#platform/database/database';
import { type GrantWish, grantRewards } from '../grants/grant-rewards.ts';
import { daily } from '../vip/runs/due.ts';
import type { Run, Step } from '../vip/runs/run-due.ts';
import { commissionOf } from './commission.ts';
import { listPaying, listPayingFor } from './store.ts';

const REFERRERS_AT_ONCE = 200;
const HALF_PAST_FOUR = 4.5;

/** From half past four on, about the day before. */
export const commissionRun: Run = {
  job: 'commissions',
  schedule: daily(HALF_PAST_FOUR, { behind: 1 }),
  isOfPlay: true,
  step: payCommissions,
};

/** Gives some members what their friends' day comes to, each once, and answers the last of them. */
async function payCommissions(
  tx: Tx,
  { merchant, period: day, after, now }: Step,
): Promise<string | undefined> {
  if (!merchant.flags.REFERRAL) return undefined;
  const merchantCode = merchant.code;
  const own = await listPaying(tx, { merchantCode, day, after, referrers: REFERRERS_AT_ONCE });
  if (own.length === 0) return undefined;
  const friendIds = [...new Set(own.map(({ friendId }) => friendId))];
  const theirs = await listPayingFor(tx, { referrerIds: friendIds, day });
  const memberIds = [...new Set([...friendIds, ...theirs.map(({ friendId }) => friendId)])];
  const played = Map.groupBy(
    await listTurnoversOf(tx, { memberIds, day }),
    ({ memberId }) => memberId,
  );
  const secondOf = Map.groupBy(theirs, ({ referrerId }) => referrerId);
  const circles = Map.groupBy(own, ({ referrerId }) => referrerId);
  const facts = await listFriendFacts(tx, [...circles.keys()]);
  const wishes = [...circles].flatMap(([memberId, links]): GrantWish[] => {
    const referrer = facts.get(memberId)!;
    if (referrer.isDisabled || referrer.type !== MEMBER_TYPES.player) return [];
    // Whoever moved to another wallet is given into the one that they were last thanked into.
    const { currency } = links.at(-1)!;
    const friends = links.map(({ friendId }) => friendId);
    const second = friends
      .flatMap((id) => secondOf.get(id) ?? [])
      .map(({ friendId }) => friendId)
      .filter((id) => id !== memberId);
    const turnovers = [...new Set([...friends, ...second])].flatMap((id) => played.get(id) ?? []);
    const amount = commissionOf({ currency, friends, second }, turnovers);
    return amount > 0n
      ? [{ memberId, merchantCode, currency, kind: 'COMMISSION', sourceKey: day, amount }]
      : [];
  });
  await grantRewards(tx, wishes, now);
  return own.at(-1)!.referrerId;
}
