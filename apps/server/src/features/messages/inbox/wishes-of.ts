import { writeRebate } from '@maneki/contract/agents/rebate-groups';
import type { Events } from '@maneki/contract/contract';
import type { RewardKind } from '@maneki/contract/rewards/reward';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { MessageWish } from './message.ts';

/* Which facts members are told by a message, and with which words. What they do themselves, they have seen. */

type Fact<Name extends keyof Events> = Events[Name];

const money = ({ amount, currency }: { readonly amount: string; readonly currency: string }) => ({
  amount: writeAmount(BigInt(amount)),
  currency: moneyOf(currency),
});

const whose = ({
  memberId,
  merchantCode,
}: {
  readonly memberId: string;
  readonly merchantCode: string;
}) => ({ memberId, merchantCode });

export const ofDeposit = (fact: Fact<'cashier.deposit_succeeded'>, at: Date): MessageWish => ({
  ...{ ...whose(fact), at, kind: 'DEPOSIT_CREDITED' },
  params: { amount: money(fact), orderNo: fact.orderNo },
  sourceKey: `deposit ${fact.orderNo} SUCCESS`,
});

export const ofWithdrawal = (fact: Fact<'cashier.withdrawal_paid'>, at: Date): MessageWish => ({
  ...{ ...whose(fact), at, kind: 'WITHDRAWAL_PAID' },
  params: { amount: money(fact), orderNo: fact.orderNo },
  sourceKey: `withdrawal ${fact.orderNo} PAID`,
});

const ENDS = {
  DEPOSIT: { REJECTED: 'DEPOSIT_REFUSED', FAILED: 'DEPOSIT_FAILED' },
  WITHDRAWAL: { REJECTED: 'WITHDRAWAL_REFUSED', FAILED: 'WITHDRAWAL_FAILED' },
} as const;

/** Orders that came to nothing; those that a member took back or left lying, they know of. */
export function ofOrder(fact: Fact<'cashier.order_changed'>, at: Date): MessageWish | undefined {
  const { orderNo, state } = fact;
  if (state !== 'REJECTED' && state !== 'FAILED') return undefined;
  return {
    ...{ ...whose(fact), at, kind: ENDS[fact.kind][state] },
    params: { amount: money(fact), orderNo },
    sourceKey: `${fact.kind.toLowerCase()} ${orderNo} ${state}`,
  };
}

/** Money of somebody above; a packet of a lucky rain was tapped for, and seen. */
export const ofGift = (fact: Fact<'agents.gift_received'>, at: Date): MessageWish | undefined =>
  fact.kind === 'LUCKY'
    ? undefined
    : {
        ...{ ...whose(fact), at, kind: 'TEAM_MONEY_RECEIVED' },
        params: { amount: money(fact), from: fact.from },
        sourceKey: `gift ${fact.giftId}`,
      };

/** What an operator did not let go to a team. */
export const ofRefusedGift = (
  fact: Fact<'agents.gift_changed'>,
  at: Date,
): MessageWish | undefined =>
  fact.state === 'REJECTED'
    ? {
        ...{ ...whose(fact), at, kind: 'TEAM_MONEY_REFUSED' },
        params: { amount: money(fact), reason: fact.reason ?? '' },
        sourceKey: `gift ${fact.giftId} REJECTED`,
      }
    : undefined;

/** Rewards that come from outside a page: what somebody taps for, they see there. */
const TOLD: ReadonlySet<RewardKind> = new Set([
  'PROMOTION',
  'CASHBACK',
  'REBATE',
  'LEVEL_UP',
  'MONTHLY',
  'BIRTHDAY',
  'REFERRAL',
  'REFERRED',
  'MILESTONE',
  'COMMISSION',
]);

/** One message for each reward, whichever of its facts is heard first. */
const rewardKey = ({ rewardId }: { readonly rewardId: string }) => `reward ${rewardId}`;

export function ofGranted(fact: Fact<'rewards.reward_granted'>, at: Date): MessageWish | undefined {
  if (!TOLD.has(fact.kind)) return undefined;
  const told = { ...whose(fact), at, sourceKey: rewardKey(fact) };
  const day = fact.expiresAt.slice(0, 10);
  return fact.amount === '0'
    ? { ...told, kind: 'POINTS_WAITING', params: { points: fact.points, day } }
    : { ...told, kind: 'REWARD_WAITING', params: { amount: money(fact), day } };
}

const CREDITED: Partial<Record<RewardKind, 'REBATE_CREDITED' | 'COMMISSION_CREDITED'>> = {
  CASHBACK: 'REBATE_CREDITED',
  REBATE: 'REBATE_CREDITED',
  COMMISSION: 'COMMISSION_CREDITED',
};

export function ofClaimed(fact: Fact<'rewards.reward_claimed'>, at: Date): MessageWish | undefined {
  if (!TOLD.has(fact.kind) || fact.amount === '0') return undefined;
  const kind = CREDITED[fact.kind] ?? 'REWARD_CREDITED';
  return {
    ...{ ...whose(fact), at, kind, sourceKey: rewardKey(fact) },
    params: { amount: money(fact) },
  };
}

export const ofRefusedClaim = (fact: Fact<'rewards.claim_refused'>, at: Date): MessageWish => ({
  ...{ ...whose(fact), at, kind: fact.isReversed ? 'CLAIM_REVERSED' : 'CLAIM_REFUSED' },
  params: { promotion: fact.titles, reason: fact.reason },
  sourceKey: `claim ${fact.claimId} ${fact.isReversed ? 'reversed' : 'refused'}`,
});

export const ofLevel = (
  fact: Fact<'rewards.level_changed'>,
  at: Date,
  eventId: bigint,
): MessageWish => ({
  ...{ ...whose(fact), at, kind: fact.to > fact.from ? 'LEVEL_RAISED' : 'LEVEL_LOWERED' },
  params: { level: fact.to },
  // Somebody may come to a level again: each time is a fact of its own.
  sourceKey: `event ${eventId}`,
});

/** What an upline raises is seen where it is earned; what the company lowers has to be told. */
export function ofRebates(
  fact: Fact<'agents.rebates_changed'>,
  at: Date,
  eventId: bigint,
): MessageWish | undefined {
  if (!fact.isLowered) return undefined;
  const values = fact.changes
    .filter(({ before, after }) => after < before)
    .map(
      ({ group, before, after }) =>
        `${group} ${writeRebate(group, before)} → ${writeRebate(group, after)}`,
    );
  return {
    ...{ ...whose(fact), at, kind: 'REBATES_LOWERED', sourceKey: `event ${eventId}` },
    params: { values: values.join(', ') },
  };
}

export const ofExpiringPoints = (fact: Fact<'rewards.points_expiring'>, at: Date): MessageWish => ({
  ...{ ...whose(fact), at, kind: 'POINTS_EXPIRING' },
  params: { points: fact.points, day: fact.expiresOn },
  sourceKey: `points ${fact.expiresOn}`,
});

const ORDER_KINDS: Partial<
  Record<Fact<'rewards.order_moved'>['state'], 'ORDER_CONFIRMED' | 'ORDER_SENT' | 'ORDER_REFUNDED'>
> = { CONFIRMED: 'ORDER_CONFIRMED', SHIPPED: 'ORDER_SENT', REFUNDED: 'ORDER_REFUNDED' };

export function ofMallOrder(fact: Fact<'rewards.order_moved'>, at: Date): MessageWish | undefined {
  const { orderNo, state } = fact;
  const kind = ORDER_KINDS[state];
  if (!kind) return undefined;
  return { ...whose(fact), at, kind, params: { orderNo }, sourceKey: `order ${orderNo} ${state}` };
}

const OFFERS = {
  DAILY_SALARY: 'DAILY_SALARY_OFFERED',
  HOURLY_SALARY: 'HOURLY_SALARY_OFFERED',
  DIVIDEND: 'DIVIDEND_OFFERED',
} as const;

export const ofContract = (fact: Fact<'agents.contract_offered'>, at: Date): MessageWish => ({
  ...{ memberId: fact.payeeId, merchantCode: fact.merchantCode, at, kind: OFFERS[fact.kind] },
  params: {},
  sourceKey: `contract ${fact.contractId}`,
});

/** Whoever cannot pay those below is asked for money, once for each bill; what comes by the hour is too often. */
export function ofBill(
  fact: Fact<'agents.bill_moved'>,
  at: Date,
  eventId: bigint,
): MessageWish | undefined {
  const told = { ...whose(fact), at };
  const amountOf = (amount: string) => money({ amount, currency: fact.currency });
  if (fact.missing !== '0')
    return {
      ...{ ...told, kind: 'BILLS_TO_COVER', params: { amount: amountOf(fact.missing) } },
      sourceKey: `bill ${fact.billId} short`,
    };
  if (fact.received === '0' || fact.kind === 'HOURLY_SALARY') return undefined;
  return {
    ...{ ...told, kind: fact.kind === 'DIVIDEND' ? 'DIVIDEND_PAID' : 'SALARY_PAID' },
    params: { amount: amountOf(fact.received) },
    sourceKey: `event ${eventId}`,
  };
}

const VERDICTS = { APPROVED: 'VERIFICATION_ACCEPTED', REJECTED: 'VERIFICATION_REFUSED' } as const;

export function ofVerification(
  fact: Fact<'safety.verification_moved'>,
  at: Date,
): MessageWish | undefined {
  const { status, verificationId } = fact;
  if (status !== 'APPROVED' && status !== 'REJECTED') return undefined;
  const sourceKey = `verification ${verificationId} ${status}`;
  return { ...whose(fact), at, kind: VERDICTS[status], params: {}, sourceKey };
}

export function ofSecurity(
  fact: Fact<'identity.account_secured'>,
  at: Date,
  eventId: bigint,
): MessageWish {
  const told = { ...whose(fact), at, sourceKey: `event ${eventId}` };
  if ('device' in fact) return { ...told, kind: fact.what, params: { device: fact.device } };
  if ('contact' in fact) return { ...told, kind: fact.what, params: { contact: fact.contact } };
  return { ...told, kind: fact.what, params: {} };
}
