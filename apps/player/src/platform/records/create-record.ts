import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RecordPage } from './use-record-list.ts';

type RecordOptions<Choice, Row, Totals> = {
  /** Begins the keys of its queries. */
  readonly key: readonly [feature: string, record: string];
  readonly readPage: (choice: Choice, cursor?: string) => Promise<RecordPage<Row>>;
  readonly readTotals: (choice: Choice) => Promise<Totals>;
};

/**
 * What a record is read by: its rows page by page, and what the whole choice comes to, asked apart, so that
 * the list does not wait for it.
 */
export function createRecord<Choice extends object, Row, Totals>(
  options: RecordOptions<Choice, Row, Totals>,
) {
  const { key, readPage, readTotals } = options;
  return {
    readPage,
    /** Read again when somebody asks for it and not when the window comes back: rows must not move under a finger. */
    list: (choice: Choice) =>
      infiniteQueryOptions({
        queryKey: [...key, 'list', choice] as const,
        queryFn: ({ pageParam }) => readPage(choice, pageParam),
        initialPageParam: undefined as string | undefined,
        getNextPageParam: ({ next }) => next,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      }),
    totals: (choice: Choice) =>
      queryOptions({
        queryKey: [...key, 'sum', choice] as const,
        queryFn: () => readTotals(choice),
      }),
  };
}

export type RecordQueries<Choice extends object, Row, Totals> = ReturnType<
  typeof createRecord<Choice, Row, Totals>
>;
