import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { type DemoFriend, seedDemoFriends } from '#features/identity';
import { listBusinessZones } from '#features/site';
import { dayOf, findAccount } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { grantOf } from '../grants/grant-rewards.ts';
import { insertGrants } from '../grants/store.ts';
import { amountIn } from '../vip/standings/standing.ts';
import { beginReferrals } from './begin-referrals.ts';
import { commissionUntil } from './commission.ts';
import { thanksFor } from './qualification.ts';
import { addDeposits, qualify } from './store.ts';

/** What friends have paid in, and how long ago those had done it all who have. */
const WAYS: Partial<
  Record<DemoFriend['username'], { readonly depositRu: number; readonly qualifiedMs?: number }>
> = {
  haruto88: { depositRu: 35, qualifiedMs: DAY_MS },
  meiling7: { depositRu: 20, qualifiedMs: 3 * HOUR_MS },
  renkato3: { depositRu: 24 },
  aoi2026: { depositRu: 12 },
};

/** Lets the friends of demo players be at different places of their way; those who are done have brought something. */
export async function seedDemoReferrals(tx: Tx, now: Date): Promise<void> {
  const friends = await seedDemoFriends(tx, now);
  const zones = await listBusinessZones(tx);
  await beginReferrals(tx, { memberIds: friends.map(({ memberId }) => memberId), zones });
  for (const friend of friends) {
    const account = await findAccount(tx, { memberId: friend.referrerId, wallet: 'DEMO' });
    const way = WAYS[friend.username];
    if (account && way)
      await goOn(tx, friend, {
        ...{ ...way, currency: account.currency, now },
        timezone: zones.get(friend.merchantCode)!,
      });
  }
}

async function goOn(
  tx: Tx,
  { memberId: friendId, merchantCode, referrerId }: DemoFriend,
  way: {
    readonly depositRu: number;
    readonly qualifiedMs?: number;
    readonly currency: string;
    readonly timezone: string;
    readonly now: Date;
  },
): Promise<void> {
  const { depositRu, qualifiedMs, currency, timezone, now } = way;
  const amount = amountIn(depositRu, currency);
  await addDeposits(tx, [{ memberId: friendId, currency, day: dayOf(now, timezone), amount }]);
  if (qualifiedMs === undefined) return;
  const at = new Date(now.getTime() - qualifiedMs);
  const from = dayOf(at, timezone);
  const until = commissionUntil(from);
  await qualify(tx, { friendId, referrerCurrency: currency, from, until, now: at });
  const both = { friendId, referrerId, merchantCode, currency, referrerCurrency: currency };
  // Nobody is told: a demonstration begins with it.
  await insertGrants(
    tx,
    thanksFor(both).map((wish) => grantOf(wish, at)),
  );
}
