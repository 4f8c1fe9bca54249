import { UNITS_PER_ONE } from '@maneki/kernel/money';
import { shortAmount } from '#frame/money.ts';

const MILLION = 1_000_000n;
const THOUSAND = 1_000n;
/** From here on hundreds are cut off; below, only where nothing is lost by it. */
const TEN_THOUSAND = 10_000n;

const inTenths = (whole: bigint, size: bigint): string => {
  const tenths = (whole * 10n) / size;
  return tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`;
};

/** An amount where there is room for a few signs, as on a chip: 50K, 2.5M. Never more than there is. */
export function compactAmount(amount: bigint): string {
  const whole = amount / UNITS_PER_ONE;
  if (whole >= MILLION) return `${inTenths(whole, MILLION)}M`;
  const isExact = whole >= THOUSAND && whole % 100n === 0n;
  if (whole >= TEN_THOUSAND || isExact) return `${inTenths(whole, THOUSAND)}K`;
  return shortAmount(amount);
}
