import { Card } from '@maneki/ui/card';
import { DayGroup, DayGroupSkeleton } from '@maneki/ui/day-group';
import { List } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import { NewsPill } from '@maneki/ui/news-pill';
import { type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RecordQueries } from './create-record.ts';
import { groupByDay } from './days.ts';
import { useNewestPage } from './use-newest-page.ts';
import { useRecordList } from './use-record-list.ts';
import { useRecordTimes } from './use-record-times.ts';

type RecordListProps<Choice extends object, Row> = {
  readonly record: Pick<RecordQueries<Choice, Row, unknown>, 'readPage' | 'list'> & {
    totals(choice: Choice): { readonly queryKey: QueryKey };
  };
  readonly choice: Choice;
  /** Whether what happens now would stand in it. */
  readonly isCurrent: boolean;
  readonly words: { readonly label: string; readonly end: string };
  readonly empty: ListMessageWords;
  /** Rows of a day in one card, or a card for each. */
  readonly layout: 'rows' | 'cards';
  /** When it happened; the list is grouped by the day of it. */
  readonly timeOf: (row: Row) => string;
  readonly keyOf: (row: Row) => string;
  readonly row: (row: Row) => ReactNode;
  readonly skeleton: { readonly days: number; readonly row: ReactNode };
  /** Shown in place of the list for an answer that is no fault. */
  readonly insteadOf?: (error: Error | null) => ReactNode;
};

/** The rows of a record by day, with more as the reader goes down. */
export function RecordList<Choice extends object, Row>(props: RecordListProps<Choice, Row>) {
  const { record, choice, words, layout, timeOf, keyOf, row, skeleton } = props;
  const t = useTranslations('record');
  const times = useRecordTimes();
  const query = useInfiniteQuery(record.list(choice));
  const list = useRecordList(query, words.end);
  const news = useRecordNews(props, list.state === 'ready');
  const instead = props.insteadOf?.(query.error);
  if (instead) return instead;
  return (
    <>
      <NewsPill text={news.hasNews ? t('news') : undefined} onPress={news.show} />
      <List
        {...list}
        label={words.label}
        layout="cards"
        items={groupByDay(list.rows, (shown) => times.dayOf(timeOf(shown)))}
        keyOf={({ day }) => day}
        skeletonCount={skeleton.days}
        skeleton={
          <DayGroupSkeleton>
            <Day layout={layout}>
              {['first', 'second', 'third', 'fourth'].map((name) => (
                <Fragment key={name}>{skeleton.row}</Fragment>
              ))}
            </Day>
          </DayGroupSkeleton>
        }
        empty={props.empty}
      >
        {({ day, rows }) => (
          <DayGroup heading={times.heading(day)}>
            <Day layout={layout}>
              {rows.map((shown) => (
                <Fragment key={keyOf(shown)}>{row(shown)}</Fragment>
              ))}
            </Day>
          </DayGroup>
        )}
      </List>
    </>
  );
}

type DayProps = { readonly layout: 'rows' | 'cards'; readonly children: ReactNode };

function Day({ layout, children }: DayProps) {
  if (layout === 'rows') return <Card isFlush>{children}</Card>;
  return <div className="grid grid-cols-1 gap-2.5">{children}</div>;
}

function useRecordNews<Choice extends object, Row>(
  { record, choice, isCurrent }: RecordListProps<Choice, Row>,
  isReady: boolean,
) {
  const queryClient = useQueryClient();
  const { hasNews, show } = useNewestPage({
    isWatched: isCurrent && isReady,
    queryKey: record.list(choice).queryKey,
    readNewest: () => record.readPage(choice),
  });
  return {
    hasNews,
    show: () => {
      queryClient.invalidateQueries({ queryKey: record.totals(choice).queryKey });
      show();
    },
  };
}
