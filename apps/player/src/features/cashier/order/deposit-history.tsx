import { ENDLESS_SCROLL_THRESHOLD_PX, LOAD_MORE_THROTTLE_MS } from '@maneki/contract/constants';
import { List } from '@maneki/ui/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { findListState, findMoreState } from '#platform/reading/list-reading.ts';
import { DEPOSIT_PAGE } from '../deposit-address.ts';
import { depositsQuery } from '../queries.ts';
import { OrderRow, OrderRowSkeleton } from './order-row.tsx';

/** Everything that the member has paid in or wanted to, the newest first. */
export function DepositHistory() {
  const t = useTranslations('deposit.history');
  const shell = useTranslations('shell');
  const query = useInfiniteQuery(depositsQuery);
  const isAway = query.fetchStatus === 'paused';
  const retry = { text: shell('actions.retry'), onPress: () => query.refetch() };
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      <h2 className="text-lg">{t('title')}</h2>
      <List
        label={t('label')}
        items={query.data?.pages.flatMap(({ list }) => list) ?? []}
        keyOf={({ orderNo }) => orderNo}
        state={findListState(query)}
        skeleton={<OrderRowSkeleton />}
        loadingLabel={shell('notices.loading')}
        empty={{
          icon: 'wallet',
          title: t('emptyTitle'),
          text: t('emptyText'),
          action: { text: t('first'), href: DEPOSIT_PAGE },
        }}
        error={
          isAway
            ? { icon: 'wifi-off', title: t('offline'), text: t('offlineText') }
            : { icon: 'circle-alert', title: t('failed'), text: t('failedText'), action: retry }
        }
        more={{
          state: findMoreState(query),
          onMore: () => query.fetchNextPage(),
          thresholdPx: ENDLESS_SCROLL_THRESHOLD_PX,
          throttleMs: LOAD_MORE_THROTTLE_MS,
          loadingLabel: shell('notices.loading'),
          endText: t('end'),
          errorText: isAway ? t('offline') : t('moreFailed'),
          retryText: shell('actions.retry'),
        }}
      >
        {(order) => <OrderRow order={order} />}
      </List>
    </div>
  );
}
