import { hasRight, MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { isDemoCurrency } from '@maneki/kernel/wallet-currency';
import { takeMemberTurn } from '#features/cashier';
import { listMerchantCodes } from '#features/site';
import { dayOf, getMainAccount, type WalletServices } from '#features/wallet';
import type { JobContext } from '#platform/jobs/job';
import { grantRewards } from '../grants/grant-rewards.ts';
import { addDays } from '../vip/runs/due.ts';
import { commissionUntil } from './commission.ts';
import { findObstacles, milestonesFor, thanksFor } from './qualification.ts';
import { type Deed, markShared, readDeeds } from './read-deeds.ts';
import * as store from './store.ts';

const FRIENDS_AT_ONCE = 200;
/** What was played on the last day may be counted a little later: a friend's time ends a day after it. */
const DAYS_TO_COUNT = 1;

type Moment = Pick<JobContext, 'now' | 'signal'>;

/** Thanks whoever has brought a friend who has done it all, and the friend. Answers how many such friends are new. */
export async function qualifyFriends(services: WalletServices, moment: Moment): Promise<number> {
  let qualified = 0;
  for (const code of await services.database.statement(listMerchantCodes)) {
    const { flags } = services.merchants.get(code);
    if (flags.REFERRAL) qualified += await qualifyAt(services, code, moment);
  }
  return qualified;
}

async function qualifyAt(
  services: WalletServices,
  merchantCode: string,
  { now, signal }: Moment,
): Promise<number> {
  const { database, merchants } = services;
  const { businessTimezone: timezone, currency } = merchants.get(merchantCode);
  const today = dayOf(now, timezone);
  let qualified = 0;
  let after: string | null = null;
  for (let some = FRIENDS_AT_ONCE; some === FRIENDS_AT_ONCE; ) {
    if (signal.aborted) return qualified;
    const page = { merchantCode, after, limit: FRIENDS_AT_ONCE };
    const { referrals, ready } = await database.transact(async (tx) => {
      const referrals = await store.listOpen(tx, page);
      const deeds = await readDeeds(tx, referrals, { today, timezone, currency });
      const done = deeds.filter((deed) => findObstacles(deed).length === 0 && mayBeThanked(deed));
      const ready = (await markShared(tx, done)).filter(({ isShared }) => !isShared);
      return { referrals, ready };
    });
    for (const deed of ready)
      if (!signal.aborted && (await thank(services, deed, { today, now }))) qualified += 1;
    some = referrals.length;
    after = referrals.at(-1)?.friendId ?? null;
  }
  if (!signal.aborted)
    await database.statement((tx) =>
      store.expireBefore(tx, { merchantCode, day: addDays(today, -DAYS_TO_COUNT) }),
    );
  return qualified;
}

/** Both still play here, and who invited has not become an agent, whose line pays instead. */
const mayBeThanked = ({ friend, referrer }: Deed): boolean =>
  !friend.isDisabled &&
  !referrer.isDisabled &&
  hasRight(friend.type, 'cash') &&
  referrer.type === MEMBER_TYPES.player;

/** Gives both what a friend was promised, and more for many friends; false where it was given before. */
async function thank(
  services: WalletServices,
  { referral: { friendId, referrerId, merchantCode }, currency }: Deed,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<boolean> {
  const account = await getMainAccount(services, { memberId: referrerId, now });
  const referrerCurrency = account.currency;
  // What was done with credit is not thanked for with money, nor the other way round.
  if (isDemoCurrency(referrerCurrency) !== isDemoCurrency(currency)) return false;
  return services.database.transact(async (tx) => {
    // Two friends of one member follow each other, so that both are counted.
    await takeMemberTurn(tx, referrerId);
    const days = { from: today, until: commissionUntil(today) };
    if (!(await store.qualify(tx, { friendId, referrerCurrency, ...days, now }))) return false;
    const { qualified } = await store.countFriends(tx, { referrerId, today });
    const both = { friendId, referrerId, merchantCode, currency, referrerCurrency };
    await grantRewards(tx, [...thanksFor(both), ...milestonesFor(both, qualified)], now);
    return true;
  });
}
