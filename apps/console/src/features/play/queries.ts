import type { ResponseOf } from '@maneki/contract/contract';
import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type Provider = ResponseOf<typeof playConsoleEndpoints.getProvider>;
export type Exception = ResponseOf<typeof playConsoleEndpoints.getException>;

/** Others call, propose and decide meanwhile. */
const AGAIN_MS = 10_000;

export const providerQuery = (code: string) =>
  queryOptions({
    queryKey: [playConsoleEndpoints.getProvider.name, code],
    queryFn: () => call(playConsoleEndpoints.getProvider, { code }),
    refetchInterval: AGAIN_MS,
  });

export const exceptionQuery = (id: string) =>
  queryOptions({
    queryKey: [playConsoleEndpoints.getException.name, id],
    queryFn: () => call(playConsoleEndpoints.getException, { id }),
  });

/** What providers there are to filter by. */
export const providersQuery = queryOptions({
  queryKey: [playConsoleEndpoints.listProviders.name, 'all'],
  queryFn: async () => (await call(playConsoleEndpoints.listProviders, { size: 100 })).rows,
});

/** Has everything read anew that an act may show in. */
export function usePlayChanged() {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(playConsoleEndpoints))
      client.invalidateQueries({ queryKey: [name] });
  };
}
