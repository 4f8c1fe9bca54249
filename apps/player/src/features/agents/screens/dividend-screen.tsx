import { Card } from '@maneki/ui/card';
import { Link } from '@maneki/ui/link';
import { ListMessage } from '@maneki/ui/list-message';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFollow } from '#platform/call/use-follow.ts';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { BillRow } from '../contract/bill-list.tsx';
import { DividendLive } from '../contract/dividend-live.tsx';
import { contractKeys, dividendQuery } from '../contract/queries.ts';
import { useTrouble } from '../team/use-trouble.tsx';

const FOLLOWED = [contractKeys.all] as const;

/** How the running dividend stands, what the next step asks for, and the last bills. */
export default function DividendScreen() {
  const t = useTranslations('contracts.dividend');
  const query = useQuery(dividendQuery);
  const trouble = useTrouble(query);
  useFollow('agents.changed', FOLLOWED);
  if (trouble) return trouble;
  const { data: info } = query;
  if (!info)
    return (
      <div aria-busy="true" className="grid gap-4 p-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-40" />
      </div>
    );
  if (!info.isShown) return <ListMessage icon="trophy" title={t('none')} text={t('noneText')} />;
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-3 pb-8">
      <DemoNote />
      <DividendLive info={info} />
      <Link
        href="/m/member/agent/getDevidendContract"
        className="surface flex min-h-13 items-center justify-between rounded-card px-4 font-semibold"
      >
        {t('contract')}
        <span aria-hidden="true">›</span>
      </Link>
      <section aria-labelledby="last-bills" className="grid gap-2">
        <SectionHeading id="last-bills" title={t('bills')} />
        {info.bills.length === 0 ? (
          <Card>
            <p className="text-center text-muted text-sm">{t('noBills')}</p>
          </Card>
        ) : (
          <Card isFlush>
            {info.bills.map((bill) => (
              <BillRow key={bill.id} bill={bill} hasPayee={false} />
            ))}
          </Card>
        )}
      </section>
    </div>
  );
}
