import type { ResponseOf } from '@maneki/contract/contract';
import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type PromotionRecord = ResponseOf<typeof calls.readPromotion>;
export type ClaimRecord = ResponseOf<typeof calls.readClaim>;

/** Members go on asking meanwhile. */
export const AGAIN_MS = 10_000;

export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: [calls.readPromotion.name, id],
    queryFn: () => call(calls.readPromotion, { id }),
  });

export const claimQuery = (id: string) =>
  queryOptions({
    queryKey: [calls.readClaim.name, id],
    queryFn: () => call(calls.readClaim, { id }),
  });

export const claimImageQuery = (id: string, imageId: string) =>
  queryOptions({
    queryKey: [calls.readClaimImage.name, id, imageId],
    queryFn: () => call(calls.readClaimImage, { id, imageId }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Has everything read anew that an act may show in. */
export function usePromotionsChanged() {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(calls)) client.invalidateQueries({ queryKey: [name] });
  };
}
