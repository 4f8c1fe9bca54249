import { CURRENCIES } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import type { Rain } from './queries.ts';

/** What the member got of late; what others got is theirs. */
export function OwnPackets({ own }: Pick<Rain, 'own'>) {
  const t = useTranslations('packets');
  const { moment } = useRainWords();
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold text-base">{t('ownTitle')}</h2>
      {own.length === 0 && <p className="text-muted text-sm">{t('ownNone')}</p>}
      <ul className="grid gap-2">
        {own.map(({ roundId, amount, currency, takenAt }) => (
          <li key={roundId} className="flex items-baseline justify-between gap-3 text-sm">
            <time dateTime={takenAt} className="text-muted">
              {moment(takenAt)}
            </time>
            <span className="numerals font-semibold">
              {`${CURRENCIES[currency].symbol} ${writeBalance(amount)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
