import type { Profit } from '@maneki/contract/play/schemas';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';

/** What each kind of games came to, and what was given beside them: together the result above. */
export function CategoryList({ report }: { readonly report: Profit }) {
  const t = useTranslations('profit');
  const categories = useTranslations('shell.categories');
  const gifts = (['rebate', 'promotion'] as const).filter(
    (gift) => signedAmount(report.total[gift]).text !== '0.00',
  );
  return (
    <section aria-labelledby="profit-categories">
      <SectionHeading id="profit-categories" title={t('byCategory')} />
      <ul className="surface divide-y divide-line overflow-hidden rounded-card">
        {report.categories.map(({ category, bets, stake, payout, net }) => (
          <Row
            key={category}
            name={categories(category)}
            facts={[
              t('bets', { count: bets }),
              t('staked', { amount: plainAmount(stake) }),
              t('paid', { amount: plainAmount(payout) }),
            ]}
            net={net}
          />
        ))}
        {gifts.map((gift) => (
          <Row key={gift} name={t(gift)} facts={[t('gifts')]} net={report.total[gift]} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  readonly name: string;
  readonly facts: readonly string[];
  readonly net: string;
};

function Row({ name, facts, net }: RowProps) {
  const { text, tone } = signedAmount(net);
  return (
    <li className="grid gap-0.5 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-body font-semibold text-sm">{name}</h3>
        <p className={`numerals font-bold ${tone === 'gain' ? 'text-success-text' : ''}`}>{text}</p>
      </div>
      <p className="numerals text-muted text-xs">{facts.join(' · ')}</p>
    </li>
  );
}
