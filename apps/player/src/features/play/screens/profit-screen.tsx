import { ListMessage } from '@maneki/ui/list-message';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { REPORT_PRESETS } from '#platform/records/period.ts';
import { PeriodControl } from '#platform/records/period-control.tsx';
import { PeriodMessage } from '#platform/records/period-message.tsx';
import { useEmptyAction } from '#platform/records/use-empty-action.ts';
import { type RecordPeriod, useRecordPeriod } from '#platform/records/use-record-period.ts';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import { CategoryList } from '../profit/category-list.tsx';
import { DayChart } from '../profit/day-chart.tsx';
import { ProfitSkeleton } from '../profit/profit-skeleton.tsx';
import { ProfitSummary } from '../profit/profit-summary.tsx';
import { profitQuery } from '../profit/queries.ts';

/** Profit and loss: what playing came to in a period, by day and by category. */
export default function ProfitScreen() {
  const shown = useRecordPeriod(REPORT_PRESETS);
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-3 pb-6">
      <PeriodControl shown={shown} />
      {shown.isShown ? <Report shown={shown} /> : <PeriodMessage shown={shown} />}
    </div>
  );
}

function Report({ shown }: { readonly shown: RecordPeriod }) {
  const t = useTranslations('profit');
  const { data, isError, fetchStatus, refetch } = useQuery(profitQuery(shown.period));
  const { wallet } = useWallet();
  const action = useEmptyAction(shown);
  if (!data && fetchStatus === 'paused') return <Missing isOffline />;
  if (!data && isError) return <Missing onRetry={() => refetch()} />;
  if (!data) return <ProfitSkeleton />;
  const isCredit = wallet?.currency.includes('.');
  return (
    <>
      <ProfitSummary total={data.total} symbol={wallet?.currencySymbol} />
      {data.categories.length === 0 ? (
        <ListMessage icon="chart" title={t('emptyTitle')} text={t('emptyText')} action={action} />
      ) : (
        <>
          <DayChart days={data.days} />
          <CategoryList report={data} />
        </>
      )}
      <div className="grid gap-1.5 text-balance text-center text-faint text-xs">
        <p>{t('delay')}</p>
        {isCredit && <p>{t('credit')}</p>}
      </div>
    </>
  );
}

type MissingProps = { readonly isOffline?: boolean; readonly onRetry?: () => void };

function Missing({ isOffline = false, onRetry }: MissingProps) {
  const t = useTranslations('profit');
  const record = useTranslations('record');
  const shell = useTranslations('shell.actions');
  if (isOffline)
    return <ListMessage icon="wifi-off" title={record('offline')} text={record('offlineText')} />;
  return (
    <ListMessage
      icon="alert"
      title={t('failed')}
      text={record('failedText')}
      {...(onRetry ? { action: { text: shell('retry'), onPress: onRetry } } : {})}
    />
  );
}
