import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import type { Rain } from './queries.ts';

/** Who may take part, what there is to get, and what has to be staked for it. */
export function RainTerms({ rain }: { readonly rain: Rain }) {
  const t = useTranslations('packets');
  const { write } = useRainWords();
  const { minimum, paidIn, packets, least, most, multiple } = rain;
  const lines = [
    minimum === '0'
      ? t('whoAll')
      : t('whoDeposit', { minimum: write(minimum), paidIn: write(paidIn) }),
    t('one'),
    t('holds', { packets, least: write(least), most: write(most) }),
    t('stake', { multiple }),
  ];
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold text-base">{t('whoTitle')}</h2>
      <ul className="grid list-disc gap-2 pl-5 text-sm leading-relaxed">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
