import { Amount } from '@maneki/ui/amount';
import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import type { GiftTerms } from './queries.ts';

/** How much can be sent now, on which terms, and what stands in the way. */
export function TermsCard({ terms }: { readonly terms: GiftTerms }) {
  const t = useTranslations('gifts.terms');
  const { symbol } = useViewer();
  const { write } = useRainWords();
  const lines = [
    t('dayLeft', { left: write(terms.dayLeft), max: write(terms.dayMax) }),
    t('each', { min: write(terms.eachMin), max: write(terms.eachMax) }),
    t('review', { amount: write(terms.reviewAbove) }),
    t('stake'),
  ];
  return (
    <Card className="grid gap-3">
      <p className="text-muted text-sm">{t('sendable')}</p>
      <Amount amount={writeBalance(terms.withdrawable)} symbol={symbol} size="huge" tone="gold" />
      {terms.isPlayCredit && <Hurdle text={t('demo')} />}
      {terms.toPlay !== '0' && <Hurdle text={t('toPlay', { amount: write(terms.toPlay) })} />}
      {!terms.hasPaymentPassword && !terms.isPlayCredit && (
        <div className="grid gap-2">
          <Hurdle text={t('passwordUnset')} />
          <ButtonLink kind="quiet" href="/m/securityCenter">
            {t('setPassword')}
          </ButtonLink>
        </div>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-muted text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

const Hurdle = ({ text }: { readonly text: string }) => (
  <p className="flex gap-2 text-notice-text text-sm">
    <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
    {text}
  </p>
);

/** Whether there is anything that could be sent at all. */
export const maySend = ({ isPlayCredit, toPlay }: GiftTerms): boolean =>
  !isPlayCredit && toPlay === '0';
