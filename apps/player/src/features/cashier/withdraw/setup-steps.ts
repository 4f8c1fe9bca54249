import type { WithdrawalTerms } from './queries.ts';

export type SetupStep = 'mobile' | 'name' | 'password' | 'account';

/** What a first withdrawal needs, in the order in which it is asked for. */
export const listSteps = (
  terms: Pick<WithdrawalTerms, 'isMobileVerified' | 'payeeName' | 'hasPaymentPassword'>,
  hasAccount: boolean,
): readonly { readonly name: SetupStep; readonly isDone: boolean }[] => [
  { name: 'mobile', isDone: terms.isMobileVerified },
  { name: 'name', isDone: terms.payeeName !== null },
  { name: 'password', isDone: terms.hasPaymentPassword },
  { name: 'account', isDone: hasAccount },
];
