import type { TeamKpi } from '@maneki/contract/agents/team-schemas';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useFormatter, useTranslations } from 'use-intl';
import { drawBars } from '#platform/charts/chart-bars.ts';
import { DayBars } from '#platform/charts/day-bars.tsx';
import { useDayNames } from '#platform/charts/use-day-names.ts';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';

type Days = TeamKpi['list'];

/** Valid turnover by day: bars for the eye, and every day in a table. */
export function KpiDays({ days }: { readonly days: Days }) {
  const t = useTranslations('team.overview');
  const names = useDayNames();
  const inOrder = days.toReversed();
  const chart = drawBars(inOrder.map(({ day, validTurnover }) => ({ day, amount: validTurnover })));
  return (
    <section aria-labelledby="team-days">
      <SectionHeading id="team-days" title={t('byDay')} />
      <Card className="grid grid-cols-1 gap-3">
        {chart && (
          <figure>
            <DayBars chart={chart} />
            <figcaption className="pt-3 text-muted text-xs">
              {t('chart', {
                day: names.long(chart.best.day),
                amount: plainAmount(chart.best.amount),
              })}
            </figcaption>
          </figure>
        )}
        <DayTable days={days} />
      </Card>
    </section>
  );
}

function DayTable({ days }: { readonly days: Days }) {
  const t = useTranslations('team');
  const format = useFormatter();
  const names = useDayNames();
  return (
    <table className="numerals w-full border-collapse text-xs">
      <caption className="sr-only">{t('overview.byDay')}</caption>
      <thead>
        <tr className="text-faint [&>th]:py-2 [&>th]:pl-2 [&>th]:text-right [&>th]:font-normal">
          <th scope="col" className="!pl-0 !text-left">
            {t('overview.day')}
          </th>
          <th scope="col" className="max-[359px]:hidden">
            {t('overview.played')}
          </th>
          <th scope="col">{t('figures.validTurnover')}</th>
          <th scope="col">{t('overview.net')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, teamBetMemberCount, validTurnover, net }) => {
          const result = signedAmount(net);
          return (
            <tr
              key={day}
              className="border-line border-t [&>td]:py-2.5 [&>td]:pl-2 [&>td]:text-right"
            >
              <th scope="row" className="whitespace-nowrap text-left font-normal">
                {names.long(day)}
              </th>
              <td className="max-[359px]:hidden">{format.number(teamBetMemberCount)}</td>
              <td>{plainAmount(validTurnover)}</td>
              <td className={`font-semibold ${result.tone === 'gain' ? 'text-success-text' : ''}`}>
                {result.text}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
