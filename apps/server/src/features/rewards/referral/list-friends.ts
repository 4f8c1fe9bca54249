import {
  FRIENDS_PAGE_SIZE,
  REFERRAL_DEPOSIT_RU,
  REFERRAL_TURNOVER_RU,
} from '@maneki/contract/rewards/referral';
import type { FriendView } from '@maneki/contract/rewards/referral-schemas';
import { DAY_MS } from '@maneki/kernel/clock';
import { fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { dayOf, getMainAccount, type WalletServices } from '#features/wallet';
import { findObstacles, scaleTo, stateOn } from './qualification.ts';
import { type Deed, markShared, readDeeds } from './read-deeds.ts';
import { listFriends as readFriends } from './store.ts';

type Asked = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly cursor: string | undefined;
  readonly now: Date;
};

/** The friends whom a member invited, page by page, and what each has still to do. Nobody where it is switched off. */
export async function listFriends(
  services: WalletServices,
  { memberId, merchantCode, cursor, now }: Asked,
): Promise<{ readonly friends: FriendView[]; readonly next: string | null }> {
  const { database, merchants } = services;
  const { flags, businessTimezone: timezone } = merchants.get(merchantCode);
  if (!flags.REFERRAL) return { friends: [], next: null };
  const { currency } = await getMainAccount(services, { memberId, now });
  const today = dayOf(now, timezone);
  const page = { referrerId: memberId, after: cursor ?? null, limit: FRIENDS_PAGE_SIZE + 1 };
  const deeds = await database.transact(async (tx) => {
    const referrals = await readFriends(tx, page);
    const read = await readDeeds(tx, referrals, { today, timezone, currency });
    return markShared(tx, read);
  });
  const friends = deeds
    .slice(0, FRIENDS_PAGE_SIZE)
    .map((deed) => describeFriend(deed, { today, currency }));
  return { friends, next: deeds.length > FRIENDS_PAGE_SIZE ? friends.at(-1)!.id : null };
}

/** Of a pending friend's money no more is told than how much of what is asked for there is. */
function describeFriend(
  deed: Deed,
  { today, currency }: { readonly today: string; readonly currency: string },
): FriendView {
  const { referral, friend } = deed;
  const state = stateOn(referral, today);
  const isPending = state === 'PENDING';
  const upTo = (units: number, amount: bigint) => {
    const needed = fromReferenceUnits(units, moneyOf(currency));
    const soFar = scaleTo(amount, deed.currency, currency);
    return writeAmount(isPending && soFar < needed ? soFar : needed);
  };
  return {
    id: referral.friendId,
    name: maskName(friend.username),
    state,
    joinedAt: referral.joinedAt.toISOString(),
    qualifiedAt: referral.qualifiedAt?.toISOString() ?? null,
    daysLeft: isPending ? daysBetween(today, referral.lastDay) : 0,
    obstacles: isPending ? findObstacles(deed) : [],
    deposits: upTo(REFERRAL_DEPOSIT_RU, deed.deposits),
    turnover: upTo(REFERRAL_TURNOVER_RU, deed.turnover),
  };
}

const SHOWN_FIRST = 2;

/** Enough for whoever knows them. */
export const maskName = (username: string): string =>
  `${username.slice(0, SHOWN_FIRST)}***${username.slice(-1)}`;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
