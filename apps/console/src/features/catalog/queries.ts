import { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import type { RowOf } from '#platform/list/list-query.ts';
import { useTell } from '#platform/look/use-tell.ts';

export type Vendor = RowOf<typeof catalogConsoleEndpoints.listManagedVendors>;
export type Game = RowOf<typeof catalogConsoleEndpoints.listManagedGames>;

/** All that the catalogue's pages show: a change of one part may show in another. */
const NAMES = Object.values(catalogConsoleEndpoints).map(({ name }) => name);

/** Every vendor; there are dozens of them, and they are sorted as a whole. */
export const vendorsQuery = queryOptions({
  queryKey: [catalogConsoleEndpoints.listManagedVendors.name, 'all'],
  queryFn: async (): Promise<Vendor[]> => {
    const vendors: Vendor[] = [];
    for (let cursor: string | undefined; ; ) {
      const wish = { size: 100, cursor };
      const { rows, next } = await call(catalogConsoleEndpoints.listManagedVendors, wish);
      vendors.push(...rows);
      if (next === null) return vendors;
      cursor = next;
    }
  },
});

export const hotQuery = queryOptions({
  queryKey: [catalogConsoleEndpoints.readHotList.name],
  queryFn: () => call(catalogConsoleEndpoints.readHotList, {}),
});

export const sheetQuery = queryOptions({
  queryKey: [catalogConsoleEndpoints.readGameSheet.name],
  queryFn: () => call(catalogConsoleEndpoints.readGameSheet, {}),
});

export const picturesQuery = queryOptions({
  queryKey: [catalogConsoleEndpoints.listGamePictures.name],
  queryFn: () => call(catalogConsoleEndpoints.listGamePictures, {}),
});

/** Has everything read anew that a change may show in. */
export function useCatalogChanged() {
  const client = useQueryClient();
  return () => {
    for (const name of NAMES) client.invalidateQueries({ queryKey: [name] });
  };
}

/** Changes something at once, tells of it, and has everything read anew. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  onSuccess?: (reply: ResponseOf<E>) => void,
) {
  const t = useTranslations('catalog');
  const tell = useTell();
  const hasChanged = useCatalogChanged();
  return useMutation({
    mutationFn: (wish: RequestOf<E>) => call(endpoint, wish),
    onSuccess: (reply) => {
      if (onSuccess) onSuccess(reply);
      else tell.done(t('saved'));
    },
    onError: tell.failed,
    onSettled: hasChanged,
  });
}
