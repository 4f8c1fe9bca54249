import { useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';

type Gift = { readonly amount: string; readonly points: number; readonly activity?: number };

/** Writes what is given: money, points and activity, as far as there is any. */
export function useGiftWords() {
  const t = useTranslations('missions');
  const { symbol } = useViewer();
  const money = (amount: string) => `${symbol}${writeBalance(amount)}`;
  const gift = ({ amount, points, activity = 0 }: Gift): string =>
    [
      amount !== '0' && money(amount),
      points > 0 && t('points', { points }),
      activity > 0 && t('activityPoints', { activity }),
    ]
      .filter(Boolean)
      .join(' · ');
  return { money, gift };
}
