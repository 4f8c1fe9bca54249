import { type Currency, isWholeMinorUnits, parseAmount } from '@maneki/kernel/money';
import { plainNumber } from '#platform/money/typed-amount.ts';

export type AmountRules = {
  readonly currency: Currency;
  readonly minimum: string;
  readonly maximum: string;
};

export type AmountProblem = 'missing' | 'unreadable' | 'tooFine' | 'tooSmall' | 'tooLarge';

export type CheckedAmount =
  | { readonly ok: true; readonly units: bigint }
  | { readonly ok: false; readonly problem: AmountProblem };

/** Whether what was typed can be paid in. The server checks the same again. */
export function checkAmount(typed: string, rules: AmountRules): CheckedAmount {
  const plain = plainNumber(typed);
  if (plain === '') return { ok: false, problem: 'missing' };
  const units = parseAmount(plain);
  if (units === undefined || units < 0n) return { ok: false, problem: 'unreadable' };
  if (!isWholeMinorUnits(units, rules.currency)) return { ok: false, problem: 'tooFine' };
  if (units === 0n || units < (parseAmount(rules.minimum) ?? 0n))
    return { ok: false, problem: 'tooSmall' };
  const maximum = parseAmount(rules.maximum);
  if (maximum !== undefined && units > maximum) return { ok: false, problem: 'tooLarge' };
  return { ok: true, units };
}
