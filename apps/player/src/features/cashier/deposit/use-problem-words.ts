import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { useTranslations } from 'use-intl';
import { type Cash, writeCash } from '../cash.ts';
import type { DepositProblem } from './use-deposit-form.ts';

type Said = { readonly amount?: string; readonly payerName?: string; readonly form?: string };

/** What stands in the way of a deposit, by the place where it is said. */
export function useProblemWords(
  channel: DepositChannel,
  cash: Cash,
): (problem: DepositProblem | undefined) => Said {
  const t = useTranslations('deposit.form');
  const limits = {
    minimum: writeCash(channel.minimum, cash),
    maximum: writeCash(channel.maximum, cash),
    currency: cash.currency,
  };
  return (problem) => {
    switch (problem?.kind) {
      case 'amount':
        return { amount: t(problem.problem, limits) };
      case 'payerName':
        return { payerName: t('payerMissing') };
      case 'refused':
        return { form: problem.message };
      case 'lost':
        return { form: t('lost') };
      case undefined:
        return {};
    }
  };
}
