import { Amount } from '@maneki/ui/amount';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { nameAccount } from './name-account.ts';
import { type Withdrawal, withdrawalsQuery } from './queries.ts';
import { useMoments } from './use-moments.ts';

/** Orders of the past and of now, the latest first. */
export function WithdrawalHistory({ symbol }: { readonly symbol: string }) {
  const t = useTranslations('withdraw.history');
  const query = useInfiniteQuery(withdrawalsQuery);
  const orders = query.data?.pages.flatMap(({ withdrawals }) => withdrawals);
  return (
    <section aria-labelledby="withdrawals" className="grid gap-2">
      <SectionHeading id="withdrawals" title={t('title')} />
      {!orders && <Skeleton className="h-24" />}
      {orders?.length === 0 && (
        <Card>
          <p className="text-center text-muted text-sm">{t('empty')}</p>
        </Card>
      )}
      {orders && orders.length > 0 && (
        <ul className="surface divide-y divide-line overflow-hidden rounded-card">
          {orders.map((order) => (
            <li key={order.orderNo}>
              <OrderRow order={order} symbol={symbol} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query} text={t('more')} />
    </section>
  );
}

const TONES: Readonly<Partial<Record<Withdrawal['status'], TagTone>>> = {
  PAID: 'success',
  REJECTED: 'danger',
  FAILED: 'danger',
};

function OrderRow({ order, symbol }: { readonly order: Withdrawal; readonly symbol: string }) {
  const t = useTranslations('withdraw.order');
  const moment = useMoments();
  return (
    <article className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Amount amount={writeBalance(order.amount)} symbol={symbol} />
        <Tag tone={TONES[order.status] ?? 'plain'}>{t(`states.${order.status}`)}</Tag>
      </div>
      <p className="wrap-anywhere text-muted text-xs">{nameAccount(order.account)}</p>
      {order.reason && <p className="text-xs">{t('reason', { reason: order.reason })}</p>}
      <div className="numerals flex flex-wrap justify-between gap-x-3 text-muted text-xs">
        <time dateTime={order.requestedAt}>{moment(order.requestedAt)}</time>
        <span>{order.orderNo}</span>
      </div>
    </article>
  );
}
