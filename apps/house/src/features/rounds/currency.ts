import { invariant } from '@maneki/kernel/invariant';
import { CURRENCIES, type Currency } from '@maneki/kernel/money';

const PLAY_CREDIT = '.PLAY';

/** Play credit is counted like the money that it stands for, and never meets it. */
export const isPlayCredit = (currency: string): boolean => currency.endsWith(PLAY_CREDIT);

/** The money behind a wallet's currency: stakes and jackpots are counted in it. */
export function currencyOf({ currency }: { readonly currency: string }): Currency {
  const code = isPlayCredit(currency) ? currency.slice(0, -PLAY_CREDIT.length) : currency;
  invariant(isCurrency(code), `${currency} is no currency of ours`);
  return code;
}

export const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);
