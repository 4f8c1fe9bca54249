import type { ListState, MoreState } from '@maneki/ui/list';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type ListReading = Pick<UseInfiniteQueryResult, 'isError' | 'fetchStatus'> & {
  readonly data: unknown;
};

/** A first page that waits for the network counts as trouble: a skeleton would promise it soon. */
export function findListState({ data, isError, fetchStatus }: ListReading): ListState {
  if (data) return 'ready';
  return fetchStatus === 'paused' || (isError && fetchStatus === 'idle') ? 'error' : 'loading';
}

type MoreReading = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchStatus'
>;

export function findMoreState(reading: MoreReading): MoreState {
  // What waits for the network does not count as being fetched.
  if (reading.hasNextPage && reading.fetchStatus === 'paused') return 'error';
  if (reading.isFetchingNextPage) return 'loading';
  if (reading.isFetchNextPageError) return 'error';
  return reading.hasNextPage ? 'idle' : 'end';
}
