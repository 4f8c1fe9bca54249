import { invariant } from './invariant.ts';
import { CURRENCIES, type Currency } from './money.ts';

/**
 * Credit has currencies of its own, so that it can never meet money: `JPY.PLAY` is what games are tried
 * with, `JPY.DEMO` what members play with where their market is a demonstration.
 */
const PLAY = '.PLAY';
const DEMO = '.DEMO';

export const playCurrencyOf = (currency: Currency): string => `${currency}${PLAY}`;
export const demoCurrencyOf = (currency: Currency): string => `${currency}${DEMO}`;

export const isPlayCurrency = (code: string): boolean => code.endsWith(PLAY);
export const isDemoCurrency = (code: string): boolean => code.endsWith(DEMO);

/** Whether a wallet's currency is money, and of a kind that we know. */
export const isMoney = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** The money that a wallet's currency is counted like: `JPY` of `JPY`, `JPY.PLAY` and `JPY.DEMO`. */
export function moneyOf(code: string): Currency {
  const isCredit = isPlayCurrency(code) || isDemoCurrency(code);
  const money = isCredit ? code.slice(0, -PLAY.length) : code;
  invariant(isMoney(money), `${code} is no currency of ours`);
  return money;
}
