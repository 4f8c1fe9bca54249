import { groupDigits } from './group-digits.ts';
import { invariant } from './invariant.ts';

/**
 * Amounts are whole numbers of 1/10 000 of a currency unit, as `bigint`: 12.34 is 123400n. A rebate of
 * 0.05 % on a small stake would vanish with fewer decimals. No float ever touches money.
 */
export const UNITS_PER_ONE = 10_000n;
const DECIMALS = 4;

/** What a signed 64-bit column holds. */
export const AMOUNT_MAX = 9_223_372_036_854_775_807n;

/** Decimals that the cashier accepts: its amounts are whole minor units of their currency. */
export const CURRENCIES = {
  JPY: { minorDecimals: 0, symbol: '¥' },
  PHP: { minorDecimals: 2, symbol: '₱' },
  THB: { minorDecimals: 2, symbol: '฿' },
  VND: { minorDecimals: 0, symbol: '₫' },
  CNY: { minorDecimals: 2, symbol: '¥' },
  USD: { minorDecimals: 2, symbol: '$' },
} as const;

export type Currency = keyof typeof CURRENCIES;

/** The yuan and the yen share a sign: beside the yen the yuan says which one it is. */
export function currencySymbol(currency: Currency, offered: readonly Currency[]): string {
  if (currency === 'CNY' && offered.includes('JPY')) return 'CN¥';
  return CURRENCIES[currency].symbol;
}

/**
 * How much of each currency is one reference unit. It scales limits and gifts between currencies; it is
 * no exchange rate, and nobody's money is ever converted by it.
 */
export const PER_REFERENCE_UNIT: Readonly<Record<Currency, bigint>> = {
  USD: 1n,
  JPY: 150n,
  PHP: 56n,
  THB: 35n,
  VND: 25_000n,
  CNY: 7n,
};

/** The amount in a currency that is worth so many reference units. */
export const fromReferenceUnits = (units: number, currency: Currency): bigint =>
  BigInt(units) * PER_REFERENCE_UNIT[currency] * UNITS_PER_ONE;

const DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d{1,4}))?$/;

/**
 * Reads a decimal string such as `12.34`. Answers undefined for anything else: exponents, signs of
 * plus, blanks, more than four decimals, or more than a ledger column holds.
 */
export function parseAmount(decimal: string): bigint | undefined {
  const match = DECIMAL.exec(decimal);
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const units = BigInt(whole) * UNITS_PER_ONE + BigInt(fraction.padEnd(DECIMALS, '0'));
  if (units > AMOUNT_MAX) return undefined;
  return sign ? -units : units;
}

/** Writes an amount as the shortest exact decimal string; `parseAmount` reads it back. */
export function writeAmount(amount: bigint): string {
  const { sign, whole, fraction } = parts(amount);
  const shortest = fraction.replace(/0+$/, '');
  return `${sign}${whole}${shortest && `.${shortest}`}`;
}

/**
 * Shows an amount as `#,##0.00`. Further decimals are cut, never rounded up: a player must not read
 * more than there is.
 */
export function displayAmount(amount: bigint): string {
  const { sign, whole, fraction } = parts(amount);
  const cents = fraction.slice(0, 2);
  const isNothing = whole === '0' && cents === '00';
  return `${isNothing ? '' : sign}${groupDigits(whole)}.${cents}`;
}

function parts(amount: bigint) {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(DECIMALS + 1, '0');
  return {
    sign: amount < 0n ? '-' : '',
    whole: digits.slice(0, -DECIMALS),
    fraction: digits.slice(-DECIMALS),
  };
}

/** Whether an amount is a whole number of the currency's minor units: no half yen, no tenth of a centavo. */
export function isWholeMinorUnits(amount: bigint, currency: Currency): boolean {
  return amount % minorUnit(currency) === 0n;
}

/** Rounds an amount credited to somebody down to the currency's minor units. */
export function floorToMinorUnits(amount: bigint, currency: Currency): bigint {
  invariant(amount >= 0n, 'only credits are rounded, and they are not negative');
  return amount - (amount % minorUnit(currency));
}

/** The minor units of an amount that is whole in them, as providers of payments count. */
export function toMinorUnits(amount: bigint, currency: Currency): bigint {
  invariant(isWholeMinorUnits(amount, currency), 'the amount is no whole number of minor units');
  return amount / minorUnit(currency);
}

export const fromMinorUnits = (minor: bigint, currency: Currency): bigint =>
  minor * minorUnit(currency);

function minorUnit(currency: Currency): bigint {
  return UNITS_PER_ONE / 10n ** BigInt(CURRENCIES[currency].minorDecimals);
}

/** Takes a rate in parts per million of an amount, rounded down to a ledger unit. */
export function takePpm(amount: bigint, ratePpm: bigint): bigint {
  invariant(amount >= 0n && ratePpm >= 0n, 'rates are taken of amounts that are not negative');
  return (amount * ratePpm) / 1_000_000n;
}

/**
 * Splits an amount by integer weights so that the shares add up to exactly the whole. Leftover
 * units go to the earliest shares that have a weight: the rule is arbitrary, but written down, so a settlement that
 * runs again pays the same to the last unit.
 */
export function splitAmount(whole: bigint, weights: readonly bigint[]): bigint[] {
  const weightTotal = weights.reduce((total, weight) => total + weight, 0n);
  invariant(whole >= 0n, 'only amounts that are not negative can be split');
  invariant(weightTotal > 0n, 'at least one weight must be positive');

  const shares = weights.map((weight) => (whole * weight) / weightTotal);
  let leftover = whole - shares.reduce((total, share) => total + share, 0n);

  return shares.map((share, index) => {
    const extra = leftover > 0n && weights[index]! > 0n ? 1n : 0n;
    leftover -= extra;
    return share + extra;
  });
}
