import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { REPORT_PRESETS } from '#platform/records/period.ts';
import { PeriodControl } from '#platform/records/period-control.tsx';
import { PeriodMessage } from '#platform/records/period-message.tsx';
import { type RecordPeriod, useRecordPeriod } from '#platform/records/use-record-period.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { KpiCategories } from '../team/kpi-categories.tsx';
import { KpiDays } from '../team/kpi-days.tsx';
import { KpiSummary, MoneyFigures } from '../team/kpi-figures.tsx';
import { teamKpiQuery } from '../team/queries.ts';
import { useTrouble } from '../team/use-trouble.tsx';

/** What the agent's team came to in a period, in all, by day and by what was played. */
export default function TeamOverviewScreen() {
  const shown = useRecordPeriod(REPORT_PRESETS);
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-3 pb-8">
      <DemoNote />
      <PeriodControl shown={shown} />
      {shown.isShown ? <Report shown={shown} /> : <PeriodMessage shown={shown} />}
    </div>
  );
}

function Report({ shown }: { readonly shown: RecordPeriod }) {
  const t = useTranslations('team.overview');
  const { symbol } = useViewer();
  const query = useQuery(teamKpiQuery(shown.period));
  const trouble = useTrouble(query);
  if (trouble) return trouble;
  const { data: kpi } = query;
  if (!kpi) return <Waiting />;
  return (
    <>
      <KpiSummary kpi={kpi} symbol={symbol} />
      <KpiDays days={kpi.list} />
      <KpiCategories categories={kpi.categories} />
      <section aria-labelledby="own-figures">
        <SectionHeading id="own-figures" title={t('self')} />
        <Card>
          <dl className="grid grid-cols-3 gap-3 max-[359px]:grid-cols-2">
            <MoneyFigures figures={kpi.self} />
          </dl>
        </Card>
      </section>
      <p className="text-balance text-center text-faint text-xs">{t('delay')}</p>
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-72" />
    <Skeleton className="h-64" />
  </div>
);
