import { invariant } from '@maneki/kernel/invariant';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { findPayee, type Payee } from '#features/identity';
import { isForMoney } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Rollover } from '../rollovers/rollover.ts';
import { listOpen } from '../rollovers/store.ts';
import { findVerificationLevel } from './find-verification-level.ts';
import type { Standing } from './standing.ts';
import * as store from './store.ts';
import type { Withdrawal } from './withdrawal.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

/** Levels are for promotions to give; until those do, everybody is at the first. */
const FIRST_LEVEL = 0;

export type StandingInFull = Standing & {
  readonly payee: Payee;
  readonly rollovers: readonly Rollover[];
  readonly openOrder: Withdrawal | undefined;
  readonly businessDay: string;
};

/** Gathers what decides whether somebody may take money out now. */
export async function readStanding(
  tx: Tx,
  { merchants }: Pick<WithdrawalServices, 'merchants'>,
  who: { readonly memberId: string; readonly currency: string; readonly now: Date },
): Promise<StandingInFull> {
  const { memberId, currency, now } = who;
  const payee = await findPayee(tx, memberId);
  invariant(payee, `there is no member ${memberId}`);
  const businessDay = dayOf(now, merchants.get(payee.merchantCode).businessTimezone);
  const rollovers = await listOpen(tx, { memberId, currency });
  const openOrder = await store.findOpenOrder(tx, memberId);
  return {
    payee,
    rollovers,
    openOrder,
    businessDay,
    currency: moneyOf(currency),
    isMobileVerified: payee.isMobileVerified,
    hasName: payee.name !== null,
    hasPaymentPassword: payee.hasPaymentPassword,
    passwordResetAt: payee.passwordResetAt,
    isForMoney: isForMoney(merchants.findMarket(payee.countryCode)),
    verificationLevel: findVerificationLevel(payee),
    hasOpenOrder: openOrder !== undefined,
    toPlay: rollovers.reduce((sum, { required, done }) => sum + required - done, 0n),
    level: FIRST_LEVEL,
    today: await store.sumDay(tx, { memberId, currency, businessDay }),
    now,
  };
}
