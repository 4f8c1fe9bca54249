import { Card } from '@maneki/ui/card';
import { useFormatter, useTranslations } from 'use-intl';
import type { Links } from './queries.ts';

/** What all links have brought, at a glance. */
export function LinkFigures({ links }: { readonly links: Links }) {
  const t = useTranslations('links.figures');
  const format = useFormatter();
  const sum = (name: 'visits' | 'registrations' | 'firstDeposits') =>
    format.number(links.links.reduce((total, link) => total + link[name], 0));
  const active = links.links.filter(({ state }) => state === 'ACTIVE').length;
  const figures = [
    [t('registrations'), sum('registrations')],
    [t('firstDeposits'), sum('firstDeposits')],
    [t('visits'), sum('visits')],
    [t('active'), t('activeOf', { count: `${active}`, most: `${links.activeMax}` })],
  ] as const;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="wrap-anywhere text-muted text-xs">{label}</dt>
            <dd className="numerals font-bold text-2xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 border-line border-t pt-2 text-muted text-xs">{t('visitsText')}</p>
    </Card>
  );
}
