import type { TeamKpi } from '@maneki/contract/agents/team-schemas';
import { parseAmount } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';

type Categories = TeamKpi['categories'];

const unitsOf = (amount: string): number => Number(parseAmount(amount) ?? 0n);

/** What the team plays, the most first. */
export function KpiCategories({ categories }: { readonly categories: Categories }) {
  const t = useTranslations('team.overview');
  const play = useTranslations('play.categories');
  const most = Math.max(...categories.map(({ validTurnover }) => unitsOf(validTurnover)), 1);
  const inOrder = categories.toSorted(
    (left, right) => unitsOf(right.validTurnover) - unitsOf(left.validTurnover),
  );
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="team-categories">
      <SectionHeading id="team-categories" title={t('byCategory')} />
      <Card className="grid gap-4">
        {inOrder.map(({ category, validTurnover, bets }) => (
          <div key={category} className="grid gap-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-body font-semibold text-sm">{play(category)}</h3>
              <p className="numerals font-semibold text-sm">{plainAmount(validTurnover)}</p>
            </div>
            <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-pill bg-raised">
              <div
                className="h-full rounded-pill bg-success"
                style={{ width: `${(unitsOf(validTurnover) / most) * 100}%` }}
              />
            </div>
            <p className="numerals text-faint text-xs">{t('bets', { count: bets })}</p>
          </div>
        ))}
      </Card>
    </section>
  );
}
