import { writeRebate } from '@maneki/contract/agents/rebate-groups';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import type { OwnRebate } from './queries.ts';

/** The agent's own values beside what the company gives at most. */
export function ValueTable({ rebates }: { readonly rebates: readonly OwnRebate[] }) {
  const t = useTranslations('rebates');
  return (
    <section aria-labelledby="own-values" className="grid gap-2">
      <SectionHeading id="own-values" title={t('own.values')} />
      <p className="text-muted text-sm leading-relaxed">{t('own.valuesText')}</p>
      <Card isFlush>
        <table className="w-full text-sm">
          <thead className="text-left text-muted text-xs">
            <tr>
              <th scope="col" className="px-4 py-2 font-normal">
                {t('own.group')}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {t('own.value')}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-normal">
                {t('own.cap')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rebates.map(({ group, value, cap }) => (
              <tr key={group}>
                <th scope="row" className="px-4 py-2.5 text-left font-normal">
                  {t(`groups.${group}`)}
                </th>
                <td className="numerals whitespace-nowrap text-right font-bold">
                  {writeRebate(group, value)}
                </td>
                <td className="numerals whitespace-nowrap px-4 text-right text-muted">
                  {writeRebate(group, cap)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
