import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { queryOptions } from '@tanstack/react-query';
import { readValue } from '#platform/call/refused-error.ts';
import type { TablesSeen } from './table-time.ts';

/** As old as the server's own view may be. */
const STALE_MS = 1_000;

/** What goes on at all tables, with the time that they go by. */
export const tablesQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['play', 'tables'] as const,
    async queryFn(): Promise<TablesSeen> {
      const askedAt = performance.now();
      const { now, tables } = await readValue(call(playEndpoints.listLiveTables, {}));
      // The answer was written about half-way between the question and now.
      return { tables, now, seenAt: (askedAt + performance.now()) / 2 };
    },
    staleTime: STALE_MS,
  });
