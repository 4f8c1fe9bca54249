import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { GamePage } from '../queries.ts';
import { forgetPages } from './forget-pages.ts';

const queryKey = ['catalog', 'favourites', 'every'];
const page = (pageNum: number): GamePage => ({ games: [], pageNum, totalPages: 3 });

function keepPages(count: number) {
  const queryClient = new QueryClient();
  const pageParams = Array.from({ length: count }, (_, place) => place + 1);
  const data = { pages: pageParams.map(page), pageParams };
  queryClient.setQueryData<InfiniteData<GamePage>>(queryKey, data, { updatedAt: 1_000 });
  return queryClient;
}

test('[LIST-5] a list begins anew with its first page', () => {
  const queryClient = keepPages(3);
  forgetPages(queryClient, queryKey);
  expect(queryClient.getQueryData(queryKey)).toEqual({ pages: [page(1)], pageParams: [1] });
});

test.each([1, 3])('[PLAY-5] a list of %i pages that is out of date stays so', async (count) => {
  const queryClient = keepPages(count);
  await queryClient.invalidateQueries({ queryKey });
  forgetPages(queryClient, queryKey);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({
    isInvalidated: true,
    dataUpdatedAt: 1_000,
  });
});

test('[LIST-5] a list that was never read stays unread', () => {
  const queryClient = new QueryClient();
  forgetPages(queryClient, queryKey);
  expect(queryClient.getQueryState(queryKey)).toBeUndefined();
});
