import { useTranslations } from 'use-intl';
import { useMoney } from '../use-money.ts';

type Worth = { readonly amount: string; readonly points: number };

/** Writes what a reward is worth: its money, its points, or both. */
export function useWorth(): (worth: Worth) => string {
  const t = useTranslations('rewards.centre');
  const money = useMoney();
  return ({ amount, points }) =>
    [
      ...(amount === '0' ? [] : [money(amount)]),
      ...(points === 0 ? [] : [t('points', { count: String(points) })]),
    ].join(' + ');
}
