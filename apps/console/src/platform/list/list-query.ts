import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../call/call.ts';

/** A page of a list, as every list for operators answers. */
export type ListPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** What stands in a row of this list. */
export type RowOf<E extends Endpoint> =
  ResponseOf<E> extends ListPage<infer Row extends Record<string, unknown>> ? Row : never;

/** Whoever changed something of a list has it read anew by `[endpoint.name]`. */
export const listQuery = <E extends Endpoint>(endpoint: E, wish: object) =>
  queryOptions({
    queryKey: [endpoint.name, wish],
    queryFn: async () =>
      (await call(endpoint, wish as RequestOf<E>)) as unknown as ListPage<RowOf<E>>,
    placeholderData: keepPreviousData,
  });
