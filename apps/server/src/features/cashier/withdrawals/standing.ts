import type { PayoutType } from '@maneki/contract/cashier/payout-places';
import type { WithdrawalRefusal } from '@maneki/contract/cashier/withdrawal-refusals';
import {
  type DayTerms,
  ORDER_LIMITS_RU,
  VERIFICATION_LEVEL_NEEDED,
} from '@maneki/contract/cashier/withdrawal-terms';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import {
  type Currency,
  displayAmount,
  fromReferenceUnits,
  isWholeMinorUnits,
} from '@maneki/kernel/money';

/** Everything that decides whether somebody may take money out now. */
export type Standing = {
  readonly currency: Currency;
  readonly isMobileVerified: boolean;
  readonly hasName: boolean;
  readonly hasPaymentPassword: boolean;
  readonly passwordResetAt: Date | null;
  /** Whether real money is played for in the member's market. */
  readonly isForMoney: boolean;
  readonly verificationLevel: number;
  readonly hasOpenOrder: boolean;
  /** What is still to be played. */
  readonly toPlay: bigint;
  readonly dayTerms: DayTerms;
  /** What was requested today and did not come back. */
  readonly today: { readonly count: number; readonly amount: bigint };
  readonly now: Date;
};

/** What somebody would take out, and where to. */
export type Wish = {
  readonly account: { readonly type: PayoutType; readonly usableAt: Date } | undefined;
  readonly amount: bigint;
};

export type Obstacle =
  | Extract<
      WithdrawalRefusal,
      {
        code:
          | 'cashier.mobile_unverified'
          | 'cashier.name_unset'
          | 'cashier.payment_password_recent'
          | 'cashier.verification_needed'
          | 'cashier.withdrawal_open'
          | 'cashier.rollover_open'
          | 'cashier.account_unknown'
          | 'cashier.account_waiting'
          | 'cashier.amount_fraction'
          | 'cashier.amount_low'
          | 'cashier.amount_high'
          | 'cashier.day_limit';
      }
    >
  | { readonly code: 'identity.payment_password_unset'; readonly detail: Record<never, never> };

/** After a reset of the payment password nothing leaves for a day, in case that it was not its owner. */
const AFTER_RESET_MS = DAY_MS;

export const blockedUntil = ({ passwordResetAt }: Pick<Standing, 'passwordResetAt'>): Date | null =>
  passwordResetAt && new Date(passwordResetAt.getTime() + AFTER_RESET_MS);

const hoursUntil = (at: Date, now: Date) => Math.ceil((at.getTime() - now.getTime()) / HOUR_MS);

/** Why somebody cannot take out anything now, whatever they wish. */
export function findObstacle(standing: Standing): Obstacle | undefined {
  const { now } = standing;
  if (!standing.isMobileVerified) return { code: 'cashier.mobile_unverified', detail: {} };
  if (!standing.hasName) return { code: 'cashier.name_unset', detail: {} };
  if (!standing.hasPaymentPassword) return { code: 'identity.payment_password_unset', detail: {} };
  const until = blockedUntil(standing);
  if (until && until > now)
    return { code: 'cashier.payment_password_recent', detail: { hours: hoursUntil(until, now) } };
  if (isVerificationNeeded(standing)) return { code: 'cashier.verification_needed', detail: {} };
  if (standing.hasOpenOrder) return { code: 'cashier.withdrawal_open', detail: {} };
  if (standing.toPlay > 0n)
    return { code: 'cashier.rollover_open', detail: { remaining: displayAmount(standing.toPlay) } };
  return undefined;
}

export const isVerificationNeeded = ({
  isForMoney,
  verificationLevel,
}: Pick<Standing, 'isForMoney' | 'verificationLevel'>): boolean =>
  isForMoney && verificationLevel < VERIFICATION_LEVEL_NEEDED;

/** Why this wish cannot be fulfilled, where its member could take something out. */
export function findWishObstacle(standing: Standing, wish: Wish): Obstacle | undefined {
  const { currency, now } = standing;
  const { account, amount } = wish;
  if (!account) return { code: 'cashier.account_unknown', detail: {} };
  if (account.usableAt > now)
    return {
      code: 'cashier.account_waiting',
      detail: { hours: hoursUntil(account.usableAt, now) },
    };
  if (!isWholeMinorUnits(amount, currency)) return { code: 'cashier.amount_fraction', detail: {} };
  const { minimum, maximum } = orderLimits(account.type, currency);
  if (amount < minimum)
    return { code: 'cashier.amount_low', detail: { minimum: displayAmount(minimum) } };
  if (amount > maximum)
    return { code: 'cashier.amount_high', detail: { maximum: displayAmount(maximum) } };
  const left = dayLeft(standing);
  if (amount > left) return { code: 'cashier.day_limit', detail: { left: displayAmount(left) } };
  return undefined;
}

/** How much one order may be, by where it goes. */
export function orderLimits(type: PayoutType, currency: Currency) {
  const { minimum, maximum } = ORDER_LIMITS_RU[type === 'CRYPTO' ? 'crypto' : 'ordinary'];
  return {
    minimum: fromReferenceUnits(minimum, currency),
    maximum: fromReferenceUnits(maximum, currency),
  };
}

/** How much may still be requested today. */
export function dayLeft({ dayTerms, currency, today }: Standing): bigint {
  const left = fromReferenceUnits(dayTerms.dayMaxRu, currency) - today.amount;
  return left > 0n ? left : 0n;
}

/** How many orders of today are still free of charge. */
export const freeLeft = ({ dayTerms, today }: Pick<Standing, 'dayTerms' | 'today'>): number =>
  Math.max(0, dayTerms.freeCount - today.count);
