import { type Currency, parseAmount } from '@maneki/kernel/money';

/** The bets that can be chosen, between 0.05 and 50 reference units: round to people of that currency. */
const BETS: Readonly<Record<Currency, string>> = {
  JPY: '10 20 30 50 100 200 500 1000 2000 5000',
  PHP: '5 10 20 30 50 100 200 500 1000 2000',
  THB: '2 5 10 20 50 100 200 500 1000 1500',
  VND: '2000 5000 10000 20000 50000 100000 200000 300000 500000 1000000',
  CNY: '0.5 1 2 3 5 10 20 50 100 200 300',
  USD: '0.05 0.1 0.2 0.5 1 2 5 10 20 50',
};

/** The bets of a currency in rising order, as ledger units: whole units of every machine's bet. */
export const stakesOf = (currency: Currency): readonly bigint[] =>
  BETS[currency].split(' ').map((bet) => parseAmount(bet)!);
