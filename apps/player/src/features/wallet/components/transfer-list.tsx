import { Card } from '@maneki/ui/card';
import { DayGroup, DayGroupSkeleton } from '@maneki/ui/day-group';
import { List } from '@maneki/ui/list';
import { ListMessage, type ListMessageWords } from '@maneki/ui/list-message';
import { NewsPill } from '@maneki/ui/news-pill';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isRefused } from '#platform/call/refused-error.ts';
import { groupByDay } from '#platform/records/days.ts';
import { useNewestPage } from '#platform/records/use-newest-page.ts';
import { useRecordList } from '#platform/records/use-record-list.ts';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { readTransfers, transfersQuery, transferTotalsQuery } from '../record-queries.ts';
import type { TransferChoice } from '../transfer-choice.ts';
import { TransferRow, TransferRowSkeleton } from './transfer-row.tsx';

type TransferListProps = {
  readonly choice: TransferChoice;
  /** Whether what happens now would stand in it. */
  readonly isCurrent: boolean;
  readonly empty: ListMessageWords;
};

/** The entries of the account record by day, with more as the reader goes down. */
export function TransferList({ choice, isCurrent, empty }: TransferListProps) {
  const t = useTranslations('wallet.record');
  const times = useRecordTimes();
  const query = useInfiniteQuery(transfersQuery(choice));
  const list = useRecordList(query, t('end'));
  const news = useTransferNews(choice, isCurrent && list.state === 'ready');
  if (isRefused(query.error, 'wallet.not_agent')) return <NotAgent />;
  return (
    <>
      <NewsPill text={news.hasNews ? t('news') : undefined} onPress={news.show} />
      <List
        {...list}
        label={t('label')}
        layout="cards"
        items={groupByDay(list.rows, ({ at }) => times.dayOf(at))}
        keyOf={({ day }) => day}
        skeletonCount={2}
        skeleton={<DaySkeleton />}
        empty={empty}
      >
        {({ day, rows }) => (
          <DayGroup heading={times.heading(day)}>
            <Card isFlush>
              {rows.map((transfer) => (
                <TransferRow key={transfer.reference} transfer={transfer} />
              ))}
            </Card>
          </DayGroup>
        )}
      </List>
    </>
  );
}

function useTransferNews(choice: TransferChoice, isWatched: boolean) {
  const queryClient = useQueryClient();
  const { hasNews, show } = useNewestPage({
    isWatched,
    queryKey: transfersQuery(choice).queryKey,
    readNewest: () => readTransfers(choice),
  });
  return {
    hasNews,
    show: () => {
      queryClient.invalidateQueries({ queryKey: transferTotalsQuery(choice).queryKey });
      show();
    },
  };
}

function DaySkeleton() {
  return (
    <DayGroupSkeleton>
      <Card isFlush>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <TransferRowSkeleton key={row} />
        ))}
      </Card>
    </DayGroupSkeleton>
  );
}

/** Whoever is no agent finds no fault here, only the way to their own record. */
function NotAgent() {
  const t = useTranslations('wallet');
  return (
    <ListMessage
      icon="users"
      title={t('agentRecord.refusedTitle')}
      text={t('refusals.not_agent')}
      action={{ text: t('agentRecord.toOwn'), href: '/m/transaction/record' }}
    />
  );
}
