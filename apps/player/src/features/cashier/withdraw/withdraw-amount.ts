import type { PayoutType } from '@maneki/contract/cashier/payout-places';
import { withdrawalFee } from '@maneki/contract/cashier/withdrawal-terms';
import {
  type Currency,
  floorToMinorUnits,
  isWholeMinorUnits,
  parseAmount,
  writeAmount,
} from '@maneki/kernel/money';
import type { WithdrawalTerms } from './queries.ts';

export type AmountTerms = Pick<
  WithdrawalTerms,
  'withdrawable' | 'limits' | 'dayLeft' | 'freeLeft'
> & { readonly currency: Currency };

export type AmountProblem = 'missing' | 'whole' | 'tooLow' | 'tooHigh' | 'tooMuch';

export type JudgedAmount = {
  readonly amount: string;
  readonly fee: string;
  readonly arrives: string;
  readonly problem: AmountProblem | undefined;
};

const units = (amount: string) => parseAmount(amount) ?? 0n;
const least = (...amounts: readonly bigint[]) =>
  amounts.toSorted((left, right) => (left < right ? -1 : 1))[0]!;

/** The least and the most of an order to this kind of account, as the day leaves it. */
export function boundsOf({ limits, dayLeft }: AmountTerms, type: PayoutType) {
  const { minimum, maximum } = type === 'CRYPTO' ? limits.crypto : limits.ordinary;
  return { minimum, maximum: writeAmount(least(units(maximum), units(dayLeft))) };
}

/** As much as can be taken out at once, in whole minor units; undefined where that is less than an order may be. */
export function everything(terms: AmountTerms, type: PayoutType): string | undefined {
  const { minimum, maximum } = boundsOf(terms, type);
  const most = floorToMinorUnits(least(units(terms.withdrawable), units(maximum)), terms.currency);
  return most >= units(minimum) ? writeAmount(most) : undefined;
}

/** What would arrive, and whether it can be asked for. The server decides the same again. */
export function judgeAmount(typed: string, terms: AmountTerms, type: PayoutType): JudgedAmount {
  const amount = parseAmount(plainNumber(typed)) ?? 0n;
  const { currency, freeLeft } = terms;
  const fee = amount > 0n ? withdrawalFee(amount, { currency, freeLeft }) : 0n;
  return {
    amount: writeAmount(amount),
    fee: writeAmount(fee),
    arrives: writeAmount(amount > 0n ? amount - fee : 0n),
    problem: findProblem(amount, terms, type),
  };
}

function findProblem(
  amount: bigint,
  terms: AmountTerms,
  type: PayoutType,
): AmountProblem | undefined {
  if (amount <= 0n) return 'missing';
  if (!isWholeMinorUnits(amount, terms.currency)) return 'whole';
  const { minimum, maximum } = boundsOf(terms, type);
  if (amount < units(minimum)) return 'tooLow';
  if (amount > units(maximum)) return 'tooHigh';
  return amount > units(terms.withdrawable) ? 'tooMuch' : undefined;
}

/** Without the commas, blanks and noughts that people write into numbers. */
const plainNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[,\s]/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/\.$/, '');
