import { REPAIR_POINTS, SIGN_IN_REWARDS_RU } from '@maneki/contract/rewards/sign-in';
import { done, type Outcome } from '@maneki/kernel/outcome';
import { lockMember } from '#features/identity';
import { windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { giveAtOnce } from '../grants/give-at-once.ts';
import {
  type AccountRefusal,
  type Because,
  because,
  type Claim,
  type ClaimServices,
  findAccountRefusal,
  type GivenInto,
  inOneStep,
} from '../grants/in-one-step.ts';
import { findGiven } from '../grants/store.ts';
import { countFacts } from '../mission-progress/count-facts.ts';
import { type PointsShort, spendPoints } from '../points/spend-points.ts';
import { readReference, referenceIn } from '../reference-amount.ts';
import { cardOn, type SignedDay } from './card.ts';
import { findLatest, insertSignIn } from './store.ts';
import { readTodaysPlay } from './todays-play.ts';

export type Stamp = {
  readonly number: number;
  readonly amount: bigint;
  readonly currency: string;
};

/** How often the money of a day has to be staked before it may leave. */
const SIGN_IN_MULTIPLE = 1;

export const rewardOf = (number: number, currency: string): bigint =>
  referenceIn(readReference(SIGN_IN_REWARDS_RU[number - 1]!), currency);

type SignInRefusal = Because<'rewards.sign_in_not_earned'> | AccountRefusal;

/** Signs somebody in for the business day of now. Told again it answers what was given. */
export const signIn = (
  services: ClaimServices,
  claim: Claim,
): Promise<Outcome<Stamp, SignInRefusal>> =>
  inOneStep<Stamp, SignInRefusal>(services, claim, async (tx, into) => {
    const { card, day, timezone } = await holdCard(tx, services, into);
    const { memberId, merchantCode, currency, now } = into;
    if (card.isSignedToday) {
      const given = await findGiven(tx, { memberId, kind: 'SIGN_IN', sourceKey: day });
      return done({ number: card.today.number, amount: given?.amount ?? 0n, currency });
    }
    const { isEarned } = await readTodaysPlay(tx, { ...into, day, timezone });
    if (!isEarned) return because('rewards.sign_in_not_earned');
    const refusal = await findAccountRefusal(tx, into);
    if (refusal) return refusal;
    const stamp = await giveDay(tx, services, into, card.today);
    if (!stamp) return because('rewards.sign_in_not_earned');
    await insertSignIn(tx, { ...card.today, memberId, merchantCode, isRepaired: false, now });
    const who = { memberId, merchantCode, currency, at: now };
    const facts = [{ ...who, key: `${memberId} ${day}`, worth: { SIGN_IN: 1n } }];
    await countFacts(tx, { source: 'sign-in', facts, now });
    return done(stamp);
  });

type RepairRefusal = Because<'rewards.repair_not_offered'> | PointsShort | AccountRefusal;

/** Makes yesterday good for points, once on a card: it is as if somebody had signed in, and the card goes on. */
export const repairSignIn = (
  services: ClaimServices,
  claim: Claim,
): Promise<Outcome<Stamp, RepairRefusal>> =>
  inOneStep<Stamp, RepairRefusal>(services, claim, async (tx, into) => {
    const { card } = await holdCard(tx, services, into);
    const { memberId, merchantCode, now } = into;
    if (!card.missed) return because('rewards.repair_not_offered');
    const refusal = await findAccountRefusal(tx, into);
    if (refusal) return refusal;
    const price = { kind: 'SIGN_IN_REPAIR', key: card.missed.day, points: REPAIR_POINTS };
    const spent = await spendPoints(tx, { ...price, memberId, merchantCode, now });
    if (!spent.ok) return spent;
    await insertSignIn(tx, { ...card.missed, memberId, merchantCode, isRepaired: true, now });
    const stamp = await giveDay(tx, services, into, card.missed);
    const { number } = card.missed;
    return done(stamp ?? { number, amount: 0n, currency: into.currency });
  });

/** Where a member stands today; held, so that nobody signs in and repairs at once. */
async function holdCard(
  tx: Tx,
  { merchants }: Pick<ClaimServices, 'merchants'>,
  { memberId, merchantCode, now }: GivenInto,
) {
  await lockMember(tx, memberId);
  const { businessTimezone: timezone } = merchants.get(merchantCode);
  const { day } = windowsOf(now, timezone);
  const { latest, hasRepaired } = await findLatest(tx, memberId);
  return { card: cardOn(day, latest, { hasRepaired }), day, timezone };
}

async function giveDay(
  tx: Tx,
  services: ClaimServices,
  into: GivenInto,
  { day, number }: SignedDay,
): Promise<Stamp | undefined> {
  const amount = rewardOf(number, into.currency);
  const gift = { kind: 'SIGN_IN', sourceKey: day, number, amount, points: 0 } as const;
  const given = await giveAtOnce(tx, services, into, { ...gift, multiple: SIGN_IN_MULTIPLE });
  return given && { number, amount: given.amount, currency: into.currency };
}
