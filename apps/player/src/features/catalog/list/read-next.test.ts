import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { GamePage } from '../queries.ts';
import { readNext } from './read-next.ts';

/** A list of three pages under a reader's eyes, and what was asked for. */
async function openList(readPage: (pageNum: number, count: number) => Promise<void>) {
  const asked: number[] = [];
  const observer = new InfiniteQueryObserver(new QueryClient(), {
    queryKey: ['games'],
    queryFn: async ({ pageParam }): Promise<GamePage> => {
      asked.push(pageParam);
      await readPage(pageParam, asked.length);
      return { games: [], pageNum: pageParam, totalPages: 3 };
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    retry: false,
  });
  observer.subscribe(() => {});
  await observer.refetch({ cancelRefetch: false });
  return { observer, asked };
}

test('the next page is asked for once', async () => {
  const { observer, asked } = await openList(async () => {});
  await readNext(observer.getCurrentResult());
  expect(asked).toEqual([1, 2]);
});

test('who asks while the pages are read anew gets the next one afterwards', async () => {
  const { observer, asked } = await openList(async () => {});
  const before = observer.getCurrentResult();
  const anew = observer.refetch();
  await readNext(before);
  await anew;
  expect(asked).toEqual([1, 1, 2]);
  expect(observer.getCurrentResult().data?.pages).toHaveLength(2);
});

test('a page that cannot be read is not asked for twice', async () => {
  const { observer, asked } = await openList(async (pageNum) => {
    if (pageNum === 2) throw new Error('not now');
  });
  await readNext(observer.getCurrentResult());
  expect(asked).toEqual([1, 2]);
  expect(observer.getCurrentResult().isFetchNextPageError).toBe(true);
});
