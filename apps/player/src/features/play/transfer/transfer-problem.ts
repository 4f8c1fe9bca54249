import type { Refusal } from '@maneki/contract/visit';
import type { AmountProblem } from './transfer-amount.ts';

/** What stands in the way of a transfer: a rule of the form, the server's no, or no answer at all. */
export type TransferProblem =
  | { readonly kind: 'amount'; readonly problem: AmountProblem }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'lost'; readonly isOffline: boolean };

/** Where it is told: under the amount, at the game wallets, or above the button. */
export type ProblemPlace = 'amount' | 'vendor' | 'form';

const PLACES: Readonly<Record<string, ProblemPlace>> = {
  'play.transfer_amount_invalid': 'amount',
  'wallet.insufficient_funds': 'amount',
  'play.vendor_unknown': 'vendor',
};

export function placeOf(problem: TransferProblem): ProblemPlace {
  if (problem.kind === 'amount') return 'amount';
  return problem.kind === 'refused' ? (PLACES[problem.refusal.code] ?? 'form') : 'form';
}
