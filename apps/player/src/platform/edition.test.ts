import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { countEditions } from './edition.ts';

test('an edition lasts until something is read that differs', async () => {
  const client = new QueryClient();
  const edition = countEditions(client);
  client.setQueryData(['lobby'], { games: 3 });
  const first = edition();
  client.setQueryData(['lobby'], { games: 3 });
  await client.invalidateQueries();
  expect(edition()).toBe(first);

  client.setQueryData(['lobby'], { games: 4 });
  expect(edition()).not.toBe(first);
});

test('something that was not read before is news', () => {
  const client = new QueryClient();
  const edition = countEditions(client);
  const first = edition();
  client.setQueryData(['hearts'], ['maneki3']);
  expect(edition()).not.toBe(first);
});

test('the status of the site is none', () => {
  const client = new QueryClient();
  const edition = countEditions(client);
  const first = edition();
  client.setQueryData(['site', 'status'], { status: 0 });
  expect(edition()).toBe(first);
});
