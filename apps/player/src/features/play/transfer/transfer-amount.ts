import { parseAmount, UNITS_PER_ONE, writeAmount } from '@maneki/kernel/money';
import { plainNumber } from '#platform/money/typed-amount.ts';

/** All as the server says it; the amount that is there is unknown while a vendor has never answered. */
export type AmountRules = {
  readonly minimum: string;
  readonly decimals: number;
  readonly available: string | null;
};

export type AmountProblem = 'missing' | 'unreadable' | 'tooFine' | 'tooSmall' | 'tooLarge';

export type CheckedAmount =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly problem: AmountProblem };

/** Whether what was typed can be moved. The server checks the same again. */
export function checkAmount(typed: string, rules: AmountRules): CheckedAmount {
  const plain = plainNumber(typed);
  if (plain === '') return { ok: false, problem: 'missing' };
  const amount = parseAmount(plain);
  if (amount === undefined) return { ok: false, problem: 'unreadable' };
  if (amount % smallestUnit(rules.decimals) !== 0n) return { ok: false, problem: 'tooFine' };
  const minimum = parseAmount(rules.minimum) ?? 0n;
  if (amount <= 0n || amount < minimum) return { ok: false, problem: 'tooSmall' };
  const available = rules.available === null ? undefined : parseAmount(rules.available);
  if (available !== undefined && amount > available) return { ok: false, problem: 'tooLarge' };
  return { ok: true, amount: writeAmount(amount) };
}

/** As much as can be moved at once: what is there, without what is finer than the currency. */
export function everything({ available, decimals }: AmountRules): string | undefined {
  const units = available === null ? undefined : parseAmount(available);
  if (units === undefined || units <= 0n) return undefined;
  const whole = units - (units % smallestUnit(decimals));
  return whole > 0n ? writeAmount(whole) : undefined;
}

const smallestUnit = (decimals: number): bigint => UNITS_PER_ONE / 10n ** BigInt(decimals);
