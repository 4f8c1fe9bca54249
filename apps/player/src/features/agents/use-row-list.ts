import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRecordList } from '#platform/records/use-record-list.ts';

type RowPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** What a list shows of pages whose rows are called so. */
export function useRowList<Row>(
  query: UseInfiniteQueryResult<InfiniteData<RowPage<Row>>>,
  endText: string,
) {
  const pages = query.data?.pages.map(({ rows, next }) => ({ list: rows, next }));
  const data = pages && query.data ? { ...query.data, pages } : undefined;
  const { rows, ...list } = useRecordList(
    { ...query, data } as Parameters<typeof useRecordList<Row>>[0],
    endText,
  );
  return { ...list, items: rows };
}
