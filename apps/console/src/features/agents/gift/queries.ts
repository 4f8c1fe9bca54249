import { giftConsoleEndpoints } from '@maneki/contract/agents/gift-console-endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type Gift = ResponseOf<typeof giftConsoleEndpoints.readGift>;

/** Others decide, and members take, meanwhile. */
export const AGAIN_MS = 10_000;

export const giftQuery = (id: string) =>
  queryOptions({
    queryKey: [giftConsoleEndpoints.readGift.name, id],
    queryFn: () => call(giftConsoleEndpoints.readGift, { id }),
    refetchInterval: AGAIN_MS,
  });

export const giftSettingsQuery = queryOptions({
  queryKey: [giftConsoleEndpoints.readGiftSettings.name],
  queryFn: () => call(giftConsoleEndpoints.readGiftSettings, {}),
});

/** Has everything read anew that an act may show in. */
export function useGiftsChanged() {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(giftConsoleEndpoints))
      client.invalidateQueries({ queryKey: [name] });
  };
}
