import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { EarnedDays } from '../rebate/earned-days.tsx';
import { EarnedPanel } from '../rebate/earned-panel.tsx';
import { ownRebatesQuery } from '../rebate/queries.ts';
import { useRebateNews } from '../rebate/use-rebate-news.ts';
import { ValueTable } from '../rebate/value-table.tsx';
import { useTrouble } from '../team/use-trouble.tsx';

/** What an agent has, and what it brings. */
export default function AgentRebateScreen() {
  const t = useTranslations('rebates');
  const shell = useTranslations('shell');
  const query = useQuery(ownRebatesQuery);
  const trouble = useTrouble(query, t('unread'));
  useRebateNews();
  if (trouble) return trouble;
  const { data: rebates } = query;
  if (!rebates)
    return (
      <div className="grid gap-4 p-4" aria-busy="true">
        <p role="status" className="sr-only">
          {shell('notices.loading')}
        </p>
        <Skeleton className="h-32" />
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      <EarnedPanel rebates={rebates} />
      <EarnedDays days={rebates.days} />
      <ValueTable rebates={rebates.rebates} />
    </div>
  );
}
