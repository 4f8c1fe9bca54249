import { isDemoCurrency } from '@maneki/kernel/wallet-currency';
import { listSharedPairs } from '#features/cashier';
import { type FriendFacts, listFriendFacts, listSharingPairs } from '#features/identity';
import { sumTurnovers } from '#features/play';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { addDays } from '../vip/runs/due.ts';
import type { FriendDeeds } from './qualification.ts';
import type { Referral } from './store.ts';

export type Deed = FriendDeeds & {
  readonly referral: Referral;
  readonly friend: FriendFacts;
  readonly referrer: FriendFacts;
};

/** Nobody was here before: what a friend plays counts from their first day on. */
const EVER = '0001-01-01';

/** What friends have done in their time, by a few statements for all of them. `markShared` says who shares anything. */
export async function readDeeds(
  tx: Tx,
  referrals: readonly Referral[],
  around: {
    readonly today: string;
    readonly timezone: string;
    /** The wallet that sums are in where a friend has paid nothing in yet. */
    readonly currency: string;
  },
): Promise<Deed[]> {
  const { today, timezone } = around;
  const ids = referrals.flatMap(({ friendId, referrerId }) => [friendId, referrerId]);
  const facts = await listFriendFacts(tx, [...new Set(ids)]);
  const turnovers = await readTurnovers(tx, referrals, today);
  return referrals.map((referral) => {
    const friend = facts.get(referral.friendId)!;
    const played = turnovers.get(referral.friendId) ?? new Map<string, bigint>();
    const isLike = (currency: string) =>
      isDemoCurrency(currency) === isDemoCurrency(around.currency);
    const currency = referral.currency ?? [...played.keys()].find(isLike) ?? around.currency;
    const verifiedAt = friend.mobileVerifiedAt;
    return {
      ...{ referral, friend, referrer: facts.get(referral.referrerId)!, currency },
      isPhoneVerified: verifiedAt !== null && dayOf(verifiedAt, timezone) <= referral.lastDay,
      deposits: referral.deposits,
      turnover: played.get(currency) ?? 0n,
      isShared: false,
    };
  });
}

/** What each friend has played up to their last day, by wallet. */
async function readTurnovers(
  tx: Tx,
  referrals: readonly Referral[],
  today: string,
): Promise<ReadonlyMap<string, Map<string, bigint>>> {
  const groups = Map.groupBy(referrals, ({ lastDay }) =>
    addDays(lastDay < today ? lastDay : today, 1),
  );
  const played = new Map<string, Map<string, bigint>>();
  for (const [before, group] of groups) {
    const memberIds = group.map(({ friendId }) => friendId);
    for (const [key, turnover] of await sumTurnovers(tx, { memberIds, from: EVER, before })) {
      const [memberId, currency] = key.split(' ') as [string, string];
      played.set(memberId, (played.get(memberId) ?? new Map()).set(currency, turnover));
    }
  }
  return played;
}

/** Says of friends whether they share anything with whoever invited them. Accounts that anybody may enter share all. */
export async function markShared(tx: Tx, deeds: readonly Deed[]): Promise<Deed[]> {
  const pairs = deeds
    .filter(({ friend, referrer }) => !friend.isDemo && !referrer.isDemo)
    .map(({ referral }) => ({ memberId: referral.referrerId, otherId: referral.friendId }));
  const shared = new Set([
    ...(await listSharingPairs(tx, pairs)),
    ...(await listSharedPairs(tx, pairs)),
  ]);
  return deeds.map((deed) => ({ ...deed, isShared: shared.has(deed.referral.friendId) }));
}
