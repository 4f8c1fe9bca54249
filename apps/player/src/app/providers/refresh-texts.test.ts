import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lobbyQuery } from '#features/catalog';
import { jackpotsQuery, winnersQuery } from '#features/play';
import { call } from '#platform/call/browser.ts';
import { refreshTexts } from './refresh-texts.ts';

const keys = [lobbyQuery, winnersQuery, jackpotsQuery].map((query) => query(call).queryKey);
let client = new QueryClient();

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  for (const key of keys) client.setQueryData(key as never, {} as never);
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

const countOld = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).length;

test('[HOME-6] home asks for everything again 250 ms after the language has changed', () => {
  refreshTexts(client);
  vi.advanceTimersByTime(249);
  expect(countOld()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(countOld()).toBe(keys.length);
});

test('[HOME-6] whoever tries several languages causes one round of calls', () => {
  refreshTexts(client);
  vi.advanceTimersByTime(200);
  refreshTexts(client);
  vi.advanceTimersByTime(200);
  expect(countOld()).toBe(0);
  vi.advanceTimersByTime(50);
  expect(countOld()).toBe(keys.length);
});

test('[HELP-1] the help centre asks again 200 ms after the language has changed', () => {
  refreshTexts(client, 'help');
  vi.advanceTimersByTime(199);
  expect(countOld()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(countOld()).toBe(keys.length);
});
