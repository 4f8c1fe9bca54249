import { FIRST_DAY_TERMS } from '@maneki/contract/cashier/withdrawal-terms';
import { invariant } from '@maneki/kernel/invariant';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { findPayee, type Payee } from '#features/identity';
import { findExclusion, findVerificationLevel } from '#features/safety';
import { isForMoney } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Rollover } from '../rollovers/rollover.ts';
import { listOpen } from '../rollovers/store.ts';
import type { Standing } from './standing.ts';
import { findOrdersBefore } from './store.ts';
import type { Withdrawal } from './withdrawal.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

export type StandingInFull = Standing & {
  readonly payee: Payee;
  /** Whether they take a time-out, or have excluded themselves. */
  readonly isAway: boolean;
  readonly rollovers: readonly Rollover[];
  readonly openOrder: Withdrawal | undefined;
  /** The one that the same wish has made already. */
  readonly orderOfWish: Withdrawal | undefined;
  readonly businessDay: string;
};

/** Gathers what decides whether somebody may take money out now. */
export async function readStanding(
  tx: Tx,
  { merchants, findDayTerms }: Pick<WithdrawalServices, 'merchants' | 'findDayTerms'>,
  who: {
    readonly memberId: string;
    readonly currency: string;
    readonly wishKey?: string | undefined;
    readonly now: Date;
  },
): Promise<StandingInFull> {
  const { memberId, currency, wishKey, now } = who;
  const payee = await findPayee(tx, memberId);
  invariant(payee, `there is no member ${memberId}`);
  const businessDay = dayOf(now, merchants.get(payee.merchantCode).businessTimezone);
  // Who stays away cannot play, and shall have their money: nothing has to be played for it.
  const isAway = (await findExclusion(tx, { memberId, now })) !== undefined;
  const rollovers = isAway ? [] : await listOpen(tx, { memberId, currency });
  const orders = await findOrdersBefore(tx, { memberId, currency, businessDay, wishKey });
  const { merchantCode } = payee;
  const dayTerms = await findDayTerms?.(tx, { memberId, merchantCode, currency });
  return {
    payee,
    isAway,
    rollovers,
    openOrder: orders.open,
    orderOfWish: orders.ofWish,
    businessDay,
    currency: moneyOf(currency),
    isMobileVerified: payee.isMobileVerified,
    hasName: payee.name !== null,
    hasPaymentPassword: payee.hasPaymentPassword,
    passwordResetAt: payee.passwordResetAt,
    isForMoney: isForMoney(merchants.findMarket(payee.countryCode)),
    verificationLevel: await findVerificationLevel(tx, memberId),
    hasOpenOrder: orders.open !== undefined,
    toPlay: rollovers.reduce((sum, { required, done }) => sum + required - done, 0n),
    dayTerms: dayTerms ?? FIRST_DAY_TERMS,
    today: orders.today,
    now,
  };
}
