import { useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';

type Worth = { readonly amount: string; readonly points: number };

/** Writes what a reward is worth: its money, its points, or both. */
export function useWorth(): (worth: Worth) => string {
  const t = useTranslations('rewards.centre');
  const { symbol } = useViewer();
  return ({ amount, points }) =>
    [
      ...(amount === '0' ? [] : [`${symbol} ${writeBalance(amount)}`]),
      ...(points === 0 ? [] : [t('points', { count: String(points) })]),
    ].join(' + ');
}
