import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import type { PreviewReader } from '@maneki/contract/content/desk';
import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import type { Language } from '@maneki/contract/language';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

const { getEntry, listEntries, listOrder, listVersions, openPreview } = contentConsoleEndpoints;

export type Entry = ResponseOf<typeof getEntry>['entry'];
export type EntryRow = ResponseOf<typeof listEntries>['rows'][number];
export type Sorted = RequestOf<typeof listOrder>;

/** Read anew only when it is asked for: what an operator types must not be taken from under them. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [getEntry.name, id],
    queryFn: () => call(getEntry, { id }),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const orderQuery = (sorted: Sorted) =>
  queryOptions({
    queryKey: [listOrder.name, sorted],
    queryFn: () => call(listOrder, sorted),
    refetchOnWindowFocus: false,
  });

export type Previewed = {
  readonly id: string;
  readonly version: number;
  readonly reader: PreviewReader;
  readonly language: Language;
};

/** The address is good for an hour, and asked for anew before that. */
export const previewQuery = (previewed: Previewed) =>
  queryOptions({
    queryKey: [openPreview.name, previewed],
    queryFn: () => call(openPreview, previewed),
    staleTime: 30 * 60_000,
  });

/** Whatever lists tell of entries has changed. */
export function refreshEntries(client: QueryClient): void {
  for (const { name } of [listEntries, listVersions, listOrder])
    client.invalidateQueries({ queryKey: [name] });
}
