import { List } from '@maneki/ui/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { useEndlessList } from '#platform/reading/use-endless-list.ts';
import { DEPOSIT_PAGE } from '../deposit-address.ts';
import { depositsQuery } from '../queries.ts';
import { OrderRow, OrderRowSkeleton } from './order-row.tsx';

/** Everything that the member has paid in or wanted to, the newest first. */
export function DepositHistory() {
  const t = useTranslations('deposit.history');
  const query = useInfiniteQuery(depositsQuery);
  const list = useEndlessList(query, t);
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      <h2 className="text-lg">{t('title')}</h2>
      <List
        label={t('label')}
        items={query.data?.pages.flatMap((page) => page.list) ?? []}
        keyOf={({ orderNo }) => orderNo}
        skeleton={<OrderRowSkeleton />}
        {...list}
        empty={{
          icon: 'wallet',
          title: t('emptyTitle'),
          text: t('emptyText'),
          action: { text: t('first'), href: DEPOSIT_PAGE },
        }}
      >
        {(order) => <OrderRow order={order} />}
      </List>
    </div>
  );
}
