import { createHash } from 'node:crypto';
import { CURRENCIES, type Currency, PER_REFERENCE_UNIT } from '@maneki/kernel/money';

/** What one coin is worth, in reference units. They never move here, but for what time does to a quote. */
const WORTH: Readonly<Record<string, bigint>> = { USDT: 1n, ETH: 3_000n, BTC: 60_000n };

/** How many decimals people send a coin with. */
const DECIMALS: Readonly<Record<string, number>> = { USDT: 6, ETH: 8, BTC: 8 };

export const isKnownCoin = (code: string): boolean => Object.hasOwn(WORTH, code);

/** Minor units of a currency for one coin. */
export function rateMinorOf(code: string, currency: Currency): bigint {
  const minor = 10n ** BigInt(CURRENCIES[currency].minorDecimals);
  return (WORTH[code] ?? 1n) * PER_REFERENCE_UNIT[currency] * minor;
}

/** So many coins for an amount, rounded up to what people can send: less would be too little. */
export function quoteCoins(amountMinor: bigint, code: string, currency: Currency): string {
  const decimals = DECIMALS[code] ?? 8;
  const scale = 10n ** BigInt(decimals);
  const rate = rateMinorOf(code, currency);
  return writeCoins((amountMinor * scale + rate - 1n) / rate, decimals);
}

/** A share of coins, such as half of them. */
export function takeShare(
  coins: string,
  { of, from }: { readonly of: bigint; readonly from: bigint },
) {
  const [whole = '0', fraction = ''] = coins.split('.');
  const share = (BigInt(whole + fraction) * of) / from;
  return writeCoins(share, fraction.length);
}

function writeCoins(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`;
}

/** An address that nobody has: it says of itself that it is none. */
export const drawAddress = (network: string, ref: string): string =>
  `SANDBOX-${network}-${createHash('sha256').update(ref).digest('hex').slice(0, 24).toUpperCase()}`;
