import { expect, test } from 'vitest';
import { findListState, findMoreState } from './list-reading.ts';

const nothing = { data: undefined, isError: false };
const pages = { data: { pages: [], pageParams: [] } };

test('a record without its first page loads, failed, or waits for the network', () => {
  expect(findListState({ ...nothing, fetchStatus: 'fetching' })).toBe('loading');
  expect(findListState({ ...nothing, fetchStatus: 'paused' })).toBe('error');
  expect(findListState({ ...nothing, isError: true, fetchStatus: 'idle' })).toBe('error');
});

test('trying again after a failure shows that it loads', () => {
  expect(findListState({ ...nothing, isError: true, fetchStatus: 'fetching' })).toBe('loading');
});

test('what has been read stays, whatever happens to the next reading', () => {
  for (const fetchStatus of ['idle', 'paused', 'fetching'] as const)
    expect(findListState({ ...pages, isError: true, fetchStatus })).toBe('ready');
});

test('the next page is idle, loads, failed, or there is none', () => {
  const idle = {
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchStatus: 'idle',
  } as const;
  expect(findMoreState(idle)).toBe('idle');
  expect(findMoreState({ ...idle, hasNextPage: false })).toBe('end');
  expect(findMoreState({ ...idle, isFetchNextPageError: true })).toBe('error');
  expect(findMoreState({ ...idle, isFetchingNextPage: true, fetchStatus: 'fetching' })).toBe(
    'loading',
  );
});

test('a next page that waits for the network is told as trouble, where there is one', () => {
  const waiting = {
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchStatus: 'paused',
  } as const;
  expect(findMoreState(waiting)).toBe('error');
  expect(findMoreState({ ...waiting, hasNextPage: false })).toBe('end');
});
