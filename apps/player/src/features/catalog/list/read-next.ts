import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/react-query';
import type { GamePage } from '../queries.ts';

type Paged = Pick<InfiniteQueryObserverResult<InfiniteData<GamePage>>, 'data' | 'fetchNextPage'>;

/**
 * Asks for the page after those that are there. It breaks off nothing: who asks while these are read anew joins
 * that reading, which brings no other page, and so asks once more when it is over.
 */
export async function readNext({ data: before, fetchNextPage }: Paged): Promise<void> {
  const ask = () => fetchNextPage({ cancelRefetch: false });
  const { data, isError } = await ask();
  if (!isError && data?.pages.length === before?.pages.length) await ask();
}
