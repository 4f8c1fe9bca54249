import {
  type FriendState,
  REFERRAL_DEPOSIT_RU,
  REFERRAL_MILESTONES,
  REFERRAL_TURNOVER_RU,
  REFERRED_MULTIPLE,
  REFERRED_RU,
  REFERRER_RU,
  type ReferralObstacle,
} from '@maneki/contract/rewards/referral';
import { floorToMinorUnits, fromReferenceUnits, PER_REFERENCE_UNIT } from '@maneki/kernel/money';
import { isDemoCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import type { GrantWish } from '../grants/grant-rewards.ts';
import type { Referral } from './store.ts';

/** What a friend has done within the time that there is. Sums are ledger units of the wallet that they play with. */
export type FriendDeeds = {
  readonly currency: string;
  readonly isPhoneVerified: boolean;
  readonly deposits: bigint;
  readonly turnover: bigint;
  /** They have something in common that two people do not. */
  readonly isShared: boolean;
};

const amountIn = (units: number, currency: string): bigint =>
  fromReferenceUnits(units, moneyOf(currency));

const giftIn = (units: number, currency: string): bigint =>
  floorToMinorUnits(amountIn(units, currency), moneyOf(currency));

/** What a friend has still to do; nothing where both are to be thanked. */
export function findObstacles(deeds: FriendDeeds): ReferralObstacle[] {
  const { currency, deposits, turnover } = deeds;
  const stands: Readonly<Record<ReferralObstacle, boolean>> = {
    PHONE: !deeds.isPhoneVerified,
    DEPOSIT: deposits < amountIn(REFERRAL_DEPOSIT_RU, currency),
    TURNOVER: turnover < amountIn(REFERRAL_TURNOVER_RU, currency),
    SHARED: deeds.isShared,
  };
  return (Object.keys(stands) as ReferralObstacle[]).filter((obstacle) => stands[obstacle]);
}

/** What members see of a friend's way: time is over with its last day, though it is looked at once more after it. */
export function stateOn(
  { state, lastDay }: Pick<Referral, 'state' | 'lastDay'>,
  today: string,
): FriendState {
  if (state === 'QUALIFIED') return 'QUALIFIED';
  return state === 'EXPIRED' || lastDay < today ? 'EXPIRED' : 'PENDING';
}

/** A sum of one wallet in the money of another, by what both are worth in limits and gifts. Credit is never money. */
export function scaleTo(amount: bigint, from: string, to: string): bigint {
  if (isDemoCurrency(from) !== isDemoCurrency(to)) return 0n;
  return (amount * PER_REFERENCE_UNIT[moneyOf(to)]) / PER_REFERENCE_UNIT[moneyOf(from)];
}

type Thanked = Pick<Referral, 'friendId' | 'referrerId' | 'merchantCode'> & {
  readonly currency: string;
  readonly referrerCurrency: string;
};

/** What both are given once a friend has done it all. */
export function thanksFor({
  friendId,
  referrerId,
  merchantCode,
  ...wallets
}: Thanked): GrantWish[] {
  const amount = giftIn(REFERRED_RU, wallets.currency);
  const terms = {
    principal: amount,
    multiple: REFERRED_MULTIPLE,
    groups: [],
    maxBet: null,
    days: null,
  };
  return [
    {
      ...{ memberId: referrerId, merchantCode, currency: wallets.referrerCurrency },
      ...{ kind: 'REFERRAL', sourceKey: friendId },
      amount: giftIn(REFERRER_RU, wallets.referrerCurrency),
    },
    {
      ...{ memberId: friendId, merchantCode, currency: wallets.currency },
      ...{ kind: 'REFERRED', sourceKey: friendId, amount, terms },
    },
  ];
}

/** What so many friends give beside that; grants that were given before are not given again. */
export const milestonesFor = (
  { referrerId, merchantCode, referrerCurrency: currency }: Omit<Thanked, 'friendId' | 'currency'>,
  qualified: number,
): GrantWish[] =>
  REFERRAL_MILESTONES.filter(({ friends }) => friends <= qualified).map(({ friends, ru }) => ({
    ...{ memberId: referrerId, merchantCode, currency },
    ...{ kind: 'MILESTONE', sourceKey: String(friends), number: friends },
    amount: giftIn(ru, currency),
  }));
