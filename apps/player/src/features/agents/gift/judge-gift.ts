import { isWholeMinorUnits, parseAmount, writeAmount } from '@maneki/kernel/money';
import { plainNumber } from '#platform/money/typed-amount.ts';
import type { GiftTerms } from './queries.ts';

export type GiftProblem =
  | 'nobody'
  | 'missing'
  | 'whole'
  | 'tooLow'
  | 'tooHigh'
  | 'dayLimit'
  | 'tooMuch';

export type Judged = { readonly total: string; readonly problem: GiftProblem | undefined };

export type AmountTerms = Pick<
  GiftTerms,
  'withdrawable' | 'dayLeft' | 'eachMin' | 'eachMax' | 'currency'
>;

const units = (amount: string): bigint => parseAmount(amount) ?? 0n;
export const readTyped = (typed: string): string => writeAmount(units(plainNumber(typed)));

/** What some would get comes to, and why it could not be sent. The server decides the same again. */
export function judgeAmounts(typed: readonly string[], terms: AmountTerms): Judged {
  const amounts = typed.map((each) => units(plainNumber(each)));
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (amounts.length === 0) return { total: '0', problem: 'nobody' };
  const [eachMin, eachMax] = [units(terms.eachMin), units(terms.eachMax)];
  const problem = amounts.some((amount) => amount <= 0n)
    ? 'missing'
    : amounts.some((amount) => !isWholeMinorUnits(amount, terms.currency))
      ? 'whole'
      : amounts.some((amount) => amount < eachMin)
        ? 'tooLow'
        : amounts.some((amount) => amount > eachMax)
          ? 'tooHigh'
          : findTotalProblem(total, terms);
  return { total: writeAmount(total), problem };
}

/** The same of a sum that is shared out among so many. */
export function judgePot(typed: string, count: number, terms: AmountTerms): Judged {
  const total = units(plainNumber(typed));
  if (count < 1) return { total: writeAmount(total), problem: 'nobody' };
  const parts = BigInt(count);
  const problem =
    total <= 0n
      ? 'missing'
      : !isWholeMinorUnits(total, terms.currency)
        ? 'whole'
        : total < units(terms.eachMin) * parts
          ? 'tooLow'
          : total > units(terms.eachMax) * parts
            ? 'tooHigh'
            : findTotalProblem(total, terms);
  return { total: writeAmount(total), problem };
}

function findTotalProblem(total: bigint, terms: AmountTerms): GiftProblem | undefined {
  if (total > units(terms.dayLeft)) return 'dayLimit';
  return total > units(terms.withdrawable) ? 'tooMuch' : undefined;
}
