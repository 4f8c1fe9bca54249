import { parseAmount } from '@maneki/kernel/money';
import { useTranslations } from 'use-intl';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import type { GiftTerms } from './queries.ts';

type TotalRowProps = {
  readonly terms: GiftTerms;
  readonly total: string;
  readonly error?: string | undefined;
};

/** What it comes to, and whether somebody looks at it first. */
export function TotalRow({ terms, total, error }: TotalRowProps) {
  const t = useTranslations('gifts.send');
  const { write } = useRainWords();
  const isLarge = (parseAmount(total) ?? 0n) > (parseAmount(terms.reviewAbove) ?? 0n);
  return (
    <div className="grid gap-1.5">
      <dl className="numerals flex flex-wrap justify-between gap-x-3 rounded-field bg-raised px-4 py-3 text-sm inset-ring inset-ring-line">
        <dt className="font-semibold">{t('total')}</dt>
        <dd className="font-bold text-gold-text">{write(total)}</dd>
      </dl>
      {isLarge && <p className="text-notice-text text-xs">{t('large')}</p>}
      {error && (
        <p role="alert" className="text-danger-text text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
