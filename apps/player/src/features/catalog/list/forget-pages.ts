import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { GamePage } from '../queries.ts';

/**
 * Keeps the first page of a list alone. Not by setting its data, which would count as reading it: a list
 * that is out of date stays so, and is read again when it is shown.
 */
export function forgetPages(queryClient: QueryClient, queryKey: QueryKey): void {
  const query = queryClient.getQueryCache().find<InfiniteData<GamePage>>({ queryKey });
  const kept = query?.state.data;
  if (kept && kept.pages.length > 1) query.setState({ data: firstOf(kept) });
}

const firstOf = ({ pages, pageParams }: InfiniteData<GamePage>): InfiniteData<GamePage> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});
