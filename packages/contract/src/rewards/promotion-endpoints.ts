import type { Endpoints } from '../endpoint.ts';
import type { PromotionCode } from './promotion-refusals.ts';

const module = 'COMM3';

/** A picture of five megabytes, written as base64 in JSON. */
const IMAGE_BODY_BYTES_MAX = 7_000_000;

/** What a merchant offers, and how members come by it. */
export const promotionEndpoints = {
  /** What is on offer, or soon will be. */
  listPromotions: {
    name: 'rewards.listPromotions',
    method: 'GET',
    path: '/rewards/promotions',
    module,
    access: 'anyone',
    refusals: [],
  },
  /** One of them with its conditions, and what members say of it. */
  getPromotion: {
    name: 'rewards.getPromotion',
    method: 'GET',
    path: '/rewards/promotion',
    module,
    access: 'anyone',
    refusals: ['rewards.promotion_unknown'],
  },
  /** How the caller stands to it: what stands in the way, and what became of earlier claims. */
  getOwnPromotion: {
    name: 'rewards.getOwnPromotion',
    method: 'GET',
    path: '/rewards/promotion/own',
    module,
    access: 'cash',
    refusals: ['rewards.promotion_unknown'],
  },
  /** What the caller may choose for a deposit. */
  listDepositOffers: {
    name: 'rewards.listDepositOffers',
    method: 'GET',
    path: '/rewards/promotions/deposit',
    module,
    access: 'cash',
    refusals: [],
  },
  /** Takes what can be taken by a tap. */
  claimPromotion: {
    name: 'rewards.claimPromotion',
    method: 'POST',
    path: '/rewards/promotion/claims',
    module,
    access: 'cash',
    movesMoney: true,
    limit: { calls: 20, perSeconds: 60 },
    refusals: [
      'rewards.promotion_unknown',
      'rewards.promotion_over',
      'rewards.promotion_mode',
      'rewards.promotion_not_for_you',
      'rewards.promotion_mobile_needed',
      'rewards.promotion_exclusive',
      'rewards.promotion_taken',
      'rewards.promotion_shared',
      'rewards.promotion_exhausted',
    ],
  },
  /** Adds a picture to an application that is being written; the same one again adds nothing. */
  addPromotionImage: {
    name: 'rewards.addPromotionImage',
    method: 'POST',
    path: '/rewards/promotion/images',
    module,
    access: 'cash',
    bodyBytesMax: IMAGE_BODY_BYTES_MAX,
    limit: { calls: 20, perSeconds: 60 },
    refusals: [
      'rewards.promotion_unknown',
      'rewards.promotion_mode',
      'rewards.promotion_image_large',
      'rewards.promotion_image_wide',
      'rewards.promotion_image_unreadable',
    ],
  },
  /** Asks for what an operator decides about. */
  applyForPromotion: {
    name: 'rewards.applyForPromotion',
    method: 'POST',
    path: '/rewards/promotion/applications',
    module,
    access: 'cash',
    limit: { calls: 20, perSeconds: 60 },
    refusals: [
      'rewards.promotion_unknown',
      'rewards.promotion_over',
      'rewards.promotion_mode',
      'rewards.promotion_not_for_you',
      'rewards.promotion_exclusive',
      'rewards.promotion_taken',
      'rewards.promotion_shared',
      'rewards.promotion_exhausted',
      'rewards.promotion_image_unknown',
    ],
  },
  /** Says something about a promotion; others read it once an operator has. */
  addPromotionComment: {
    name: 'rewards.addPromotionComment',
    method: 'POST',
    path: '/rewards/promotion/comments',
    module,
    access: 'cash',
    limit: { calls: 20, perSeconds: 60 },
    refusals: ['rewards.promotion_unknown'],
  },
  /** What giving up a bonus would cost, to the last unit. */
  previewGiveUp: {
    name: 'rewards.previewGiveUp',
    method: 'GET',
    path: '/rewards/bonus/end',
    module,
    access: 'cash',
    refusals: [
      'rewards.bonus_unknown',
      'rewards.bonus_over',
      'rewards.bonus_bets_open',
      'rewards.bonus_money_away',
    ],
  },
  /** Gives a bonus up for what was shown before. */
  giveUpBonus: {
    name: 'rewards.giveUpBonus',
    method: 'POST',
    path: '/rewards/bonus/end',
    module,
    access: 'cash',
    movesMoney: true,
    refusals: [
      'rewards.bonus_unknown',
      'rewards.bonus_over',
      'rewards.bonus_bets_open',
      'rewards.bonus_money_away',
      'rewards.bonus_changed',
    ],
  },
} as const satisfies Endpoints<PromotionCode>;
