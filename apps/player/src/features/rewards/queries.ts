import type { ResponseOf } from '@maneki/contract/contract';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { promotionEndpoints } from '@maneki/contract/rewards/promotion-endpoints';
import type { PromotionDetail, PromotionSummary } from '@maneki/contract/rewards/promotion-schemas';
import type { CallFunction } from '@maneki/contract/visit';
import type { PictureImage } from '@maneki/ui/picture';
import { queryOptions } from '@tanstack/react-query';
import { readLookArt } from '#platform/art/look-art.ts';
import { artImage } from '#platform/art/named-art.ts';
import { call as callInBrowser } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

/** The keys under which answers are kept; a change makes all of them stale at once. */
export const rewardsKeys = { all: ['rewards'] as const };

const MISSIONS_ON_STALE_MS = 60_000;

/** Whether the merchant has missions at all, which changes a few times a year. */
export const missionsOnQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: [...rewardsKeys.all, 'missions-on'] as const,
    queryFn: () => readValue(call(rewardsEndpoints.areMissionsOn, {})),
    staleTime: MISSIONS_ON_STALE_MS,
  });

export const missionsQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'missions'] as const,
  queryFn: () => readValue(callInBrowser(rewardsEndpoints.listMissions, {})),
});

export const signInQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'sign-in'] as const,
  queryFn: () => readValue(callInBrowser(rewardsEndpoints.readSignIn, {})),
});

/** A promotion with the picture that its banner names. */
export type Shown<Promotion> = Promotion & { readonly image: PictureImage | null };

export type ShownSummary = Shown<PromotionSummary>;
export type ShownDetail = Shown<PromotionDetail>;
export type OwnPromotion = ResponseOf<typeof promotionEndpoints.getOwnPromotion>;

export const promotionsQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: [...rewardsKeys.all, 'promotions'] as const,
    queryFn: async (): Promise<ShownSummary[]> => {
      const [{ promotions }, art] = await Promise.all([
        readValue(call(promotionEndpoints.listPromotions, {})),
        readLookArt(call),
      ]);
      return promotions.map((each) => ({ ...each, image: artImage(art, each.banner, 'banner') }));
    },
  });

export const promotionQuery = (call: CallFunction, id: string) =>
  queryOptions({
    queryKey: [...rewardsKeys.all, 'promotion', id] as const,
    queryFn: async (): Promise<ShownDetail> => {
      const [promotion, art] = await Promise.all([
        readValue(call(promotionEndpoints.getPromotion, { id })),
        readLookArt(call),
      ]);
      return { ...promotion, image: artImage(art, promotion.banner, 'banner') };
    },
  });

/** How the member stands to a promotion, with its amounts in their own money. */
export const ownPromotionQuery = (id: string) =>
  queryOptions({
    queryKey: [...rewardsKeys.all, 'own', id] as const,
    queryFn: () => readValue(callInBrowser(promotionEndpoints.getOwnPromotion, { id })),
  });
