import {
  COMMISSION_CATEGORIES,
  COMMISSION_MAX_TENTHS,
  COMMISSION_MIN_TENTHS,
  COMMISSION_MONTHS,
  COMMISSION_PPM,
  COMMISSION_SECOND_PPM,
} from '@maneki/contract/rewards/referral';
import { floorToMinorUnits, fromReferenceUnits, takePpm } from '@maneki/kernel/money';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import type { MemberTurnover } from '#features/play';
import { scaleTo } from './qualification.ts';

const TENTHS = 10n;

/** So many tenths of a reference unit in a wallet's currency. */
export const tenthsIn = (tenths: number, currency: string): bigint =>
  fromReferenceUnits(tenths, moneyOf(currency)) / TENTHS;

/** Friends whose play counts for somebody on a day: their own, and the friends of those. */
export type Circle = {
  readonly currency: string;
  readonly friends: readonly string[];
  readonly second: readonly string[];
};

/** What a day of friends' play comes to, between the least that is paid and the most. */
export function commissionOf(circle: Circle, played: readonly MemberTurnover[]): bigint {
  const { currency } = circle;
  const rates = new Map([
    ...circle.second.map((id) => [id, COMMISSION_SECOND_PPM] as const),
    ...circle.friends.map((id) => [id, COMMISSION_PPM] as const),
  ]);
  const sum = played.reduce((total, { memberId, category, validTurnover, ...turnover }) => {
    const isCounted =
      COMMISSION_CATEGORIES.includes(category) && !isPlayCurrency(turnover.currency);
    const ppm = isCounted && validTurnover > 0n ? (rates.get(memberId) ?? 0) : 0;
    if (ppm === 0) return total;
    return total + scaleTo(takePpm(validTurnover, BigInt(ppm)), turnover.currency, currency);
  }, 0n);
  if (sum < tenthsIn(COMMISSION_MIN_TENTHS, currency)) return 0n;
  const most = tenthsIn(COMMISSION_MAX_TENTHS, currency);
  if (sum > most) return floorToMinorUnits(most, moneyOf(currency));
  return floorToMinorUnits(sum, moneyOf(currency));
}

/** The first day on which a friend's play no longer counts, for one who qualified on a day. */
export function commissionUntil(day: string): string {
  const until = new Date(`${day}T00:00:00Z`);
  until.setUTCMonth(until.getUTCMonth() + COMMISSION_MONTHS);
  return until.toISOString().slice(0, 10);
}
