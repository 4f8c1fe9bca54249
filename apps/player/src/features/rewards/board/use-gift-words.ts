import { useTranslations } from 'use-intl';
import { useMoney } from '../use-money.ts';

type Gift = { readonly amount: string; readonly points: number; readonly activity?: number };

/** Writes what is given: money, points and activity, as far as there is any. */
export function useGiftWords() {
  const t = useTranslations('missions');
  const money = useMoney();
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
