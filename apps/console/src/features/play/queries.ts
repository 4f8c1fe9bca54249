import type { ResponseOf } from '@maneki/contract/contract';
import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { tablesEndpoints } from '@maneki/contract/play/tables-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';
import { listQuery, type RowOf } from '#platform/list/list-query.ts';

export type TableRound = ResponseOf<typeof tablesEndpoints.readTableRound>;
export type Table = RowOf<typeof tablesEndpoints.listTables>;
export type Provider = ResponseOf<typeof playConsoleEndpoints.getProvider>;
export type Exception = ResponseOf<typeof playConsoleEndpoints.getException>;

/** Others call, propose and decide meanwhile. */
const AGAIN_MS = 10_000;

/** A phase of a table lasts a few seconds. */
export const TABLES_AGAIN_MS = 2_000;

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

/** All tables, read anew while somebody looks at them. */
export const tablesQuery = queryOptions({
  ...listQuery(tablesEndpoints.listTables, {}),
  refetchInterval: TABLES_AGAIN_MS,
});

export const tableRoundQuery = (table: string, roundNo: number) =>
  queryOptions({
    queryKey: [tablesEndpoints.readTableRound.name, table, roundNo],
    queryFn: () => call(tablesEndpoints.readTableRound, { table, roundNo }),
    // What is over does not change; its seed is told later, which nobody waits for.
    refetchInterval: ({ state }) => (state.data?.status === 'SETTLED' ? AGAIN_MS : TABLES_AGAIN_MS),
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
    for (const { name } of Object.values({ ...playConsoleEndpoints, ...tablesEndpoints }))
      client.invalidateQueries({ queryKey: [name] });
  };
}
