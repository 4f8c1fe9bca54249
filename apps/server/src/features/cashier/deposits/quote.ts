import { type Currency, floorToMinorUnits, fromMinorUnits } from '@maneki/kernel/money';

/** Coins are divided finely: ether has 18 decimals. */
const COIN_DECIMALS = 18;
const COIN_UNITS = 10n ** BigInt(COIN_DECIMALS);
const RATE_DECIMALS = 8;
const RATE_UNITS = 10n ** BigInt(RATE_DECIMALS);

/** A decimal text, which the schema has looked at, as a whole number of its smallest parts. */
function readDecimal(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** What coins are worth at the quote that an order was opened with, in ledger units. */
export function worthByQuote(
  coins: string,
  quote: { readonly coins: string; readonly amount: bigint },
  currency: Currency,
): bigint {
  const [paid, asked] = [coins, quote.coins].map((text) => readDecimal(text, COIN_DECIMALS));
  return floorToMinorUnits((quote.amount * paid!) / asked!, currency);
}

/** What coins are worth at a rate: so many minor units of the currency for one coin. */
export function worthByRate(coins: string, rateMinor: string, currency: Currency): bigint {
  const paid = readDecimal(coins, COIN_DECIMALS);
  const rate = readDecimal(rateMinor, RATE_DECIMALS);
  return fromMinorUnits((paid * rate) / (COIN_UNITS * RATE_UNITS), currency);
}
