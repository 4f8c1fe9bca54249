import { type Currency, parseAmount } from '@maneki/kernel/money';

/** The least that lies on a spot, in reference units. */
export const STAKE_MIN = 1;

/** What a table may lose by one round, in ten-thousandths of reference units. */
export const EXPOSURE_MAX = 20_000n * 10_000n;

/** Chips that people of a currency know, from the least stake up. */
const CHIPS: Readonly<Record<Currency, string>> = {
  JPY: '200 500 1000 5000 10000 50000',
  PHP: '100 200 500 1000 5000 20000',
  THB: '50 100 500 1000 5000 10000',
  VND: '50000 100000 500000 1000000 5000000 10000000',
  CNY: '10 20 50 100 500 2000',
  USD: '1 5 10 25 100 500',
};

export const chipsOf = (currency: Currency): readonly bigint[] =>
  CHIPS[currency].split(' ').map((chip) => parseAmount(chip)!);
