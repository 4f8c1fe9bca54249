import { DayGroup, DayGroupSkeleton } from '@maneki/ui/day-group';
import { List } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import { NewsPill } from '@maneki/ui/news-pill';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { groupByDay } from '#platform/records/days.ts';
import { useNewestPage } from '#platform/records/use-newest-page.ts';
import { useRecordList } from '#platform/records/use-record-list.ts';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { readTickets, ticketsQuery, ticketTotalsQuery } from '../record-queries.ts';
import type { TicketChoice } from '../ticket-choice.ts';
import { TicketCard, TicketCardSkeleton } from './ticket-card.tsx';

type TicketListProps = {
  readonly choice: TicketChoice;
  /** Whether what happens now would stand in it. */
  readonly isCurrent: boolean;
  readonly empty: ListMessageWords;
};

/** The bets of the record by day, with more as the reader goes down. */
export function TicketList({ choice, isCurrent, empty }: TicketListProps) {
  const t = useTranslations('play.record');
  const record = useTranslations('wallet.record');
  const times = useRecordTimes();
  const list = useRecordList(useInfiniteQuery(ticketsQuery(choice)), t('end'));
  const news = useTicketNews(choice, isCurrent && list.state === 'ready');
  return (
    <>
      <NewsPill text={news.hasNews ? record('news') : undefined} onPress={news.show} />
      <List
        {...list}
        label={t('label')}
        layout="cards"
        items={groupByDay(list.rows, ({ placedAt }) => times.dayOf(placedAt))}
        keyOf={({ day }) => day}
        skeletonCount={1}
        skeleton={<DaySkeleton />}
        empty={empty}
      >
        {({ day, rows }) => (
          <DayGroup heading={times.heading(day)}>
            <div className="grid grid-cols-1 gap-2.5">
              {rows.map((ticket) => (
                <TicketCard key={ticket.ticketNo} ticket={ticket} />
              ))}
            </div>
          </DayGroup>
        )}
      </List>
    </>
  );
}

function useTicketNews(choice: TicketChoice, isWatched: boolean) {
  const queryClient = useQueryClient();
  const { hasNews, show } = useNewestPage({
    isWatched,
    queryKey: ticketsQuery(choice).queryKey,
    readNewest: () => readTickets(choice),
  });
  return {
    hasNews,
    show: () => {
      queryClient.invalidateQueries({ queryKey: ticketTotalsQuery(choice).queryKey });
      show();
    },
  };
}

function DaySkeleton() {
  return (
    <DayGroupSkeleton>
      <div className="grid grid-cols-1 gap-2.5">
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <TicketCardSkeleton key={card} />
        ))}
      </div>
    </DayGroupSkeleton>
  );
}
