import type { RefusalOf, RefusalTable } from '../endpoint.ts';

export const promotionRefusals = {
  'rewards.promotion_unknown': { status: 404, detail: [] },
  'rewards.promotion_over': { status: 409, detail: [] },
  'rewards.promotion_mode': { status: 409, detail: [] },
  'rewards.promotion_not_for_you': { status: 403, detail: [] },
  'rewards.promotion_mobile_needed': { status: 409, detail: [] },
  'rewards.promotion_deposit_low': { status: 409, detail: ['minimum'] },
  'rewards.promotion_other_deposit': { status: 409, detail: ['nth'] },
  'rewards.promotion_exclusive': { status: 409, detail: [] },
  'rewards.promotion_taken': { status: 409, detail: [] },
  'rewards.promotion_shared': { status: 409, detail: [] },
  'rewards.promotion_exhausted': { status: 409, detail: [] },
  'rewards.promotion_image_unknown': { status: 404, detail: [] },
  'rewards.promotion_image_large': { status: 413, detail: ['megabytes'] },
  'rewards.promotion_image_wide': { status: 422, detail: ['pixels'] },
  'rewards.promotion_image_unreadable': { status: 422, detail: [] },
  'rewards.promotion_invalid': { status: 422, detail: ['field'] },
  'rewards.promotion_moved_on': { status: 409, detail: [] },
  'rewards.claim_unknown': { status: 404, detail: [] },
  'rewards.claim_moved_on': { status: 409, detail: [] },
  'rewards.claim_amount': { status: 422, detail: ['maximum'] },
  'rewards.comment_unknown': { status: 404, detail: [] },
  'rewards.bonus_unknown': { status: 404, detail: [] },
  'rewards.bonus_over': { status: 409, detail: [] },
  'rewards.bonus_bets_open': { status: 409, detail: [] },
  'rewards.bonus_money_away': { status: 409, detail: [] },
  'rewards.bonus_changed': { status: 409, detail: [] },
} as const satisfies RefusalTable<'rewards'>;

export type PromotionRefusal = RefusalOf<typeof promotionRefusals>;
export type PromotionCode = PromotionRefusal['code'];
