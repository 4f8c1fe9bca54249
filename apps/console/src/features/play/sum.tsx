import { useTranslations } from 'use-intl';
import { isPlayCredit, writeMoney } from './write-money.ts';

type SumProps = { readonly amount: string | null; readonly currency: string | null };

/** An amount in words; play credit says that it is no money. */
export function Sum({ amount, currency }: SumProps) {
  const t = useTranslations('providers');
  if (amount === null) return '–';
  const written = writeMoney(amount, currency);
  return isPlayCredit(currency) ? t('playCredit', { amount: written }) : written;
}
