import type { Endpoints } from '../endpoint.ts';
import type { PromotionCode } from './promotion-refusals.ts';

const module = 'COMM3';

const rule = {
  method: 'PUT',
  module,
  access: 'operator:changeRewards',
  refusals: ['rewards.promotion_unknown', 'rewards.promotion_invalid'],
} as const;

/** What operators do about promotions. */
export const promotionConsoleEndpoints = {
  searchPromotions: {
    name: 'rewards.searchPromotions',
    method: 'GET',
    path: '/console/rewards/promotions',
    module,
    access: 'operator:readRewards',
    refusals: [],
  },
  readPromotion: {
    name: 'rewards.readPromotion',
    method: 'GET',
    path: '/console/rewards/promotion',
    module,
    access: 'operator:readRewards',
    refusals: ['rewards.promotion_unknown'],
  },
  /** Begins a promotion with what its type usually says, for nobody to see yet. */
  addPromotion: {
    name: 'rewards.addPromotion',
    method: 'POST',
    path: '/console/rewards/promotions',
    module,
    access: 'operator:changeRewards',
    refusals: [],
  },
  savePromotion: {
    name: 'rewards.savePromotion',
    method: 'PUT',
    path: '/console/rewards/promotion',
    module,
    access: 'operator:changeRewards',
    refusals: ['rewards.promotion_unknown', 'rewards.promotion_invalid'],
  },
  saveDepositRule: {
    ...rule,
    name: 'rewards.saveDepositRule',
    path: '/console/rewards/rule/deposit',
  },
  saveReloadRule: { ...rule, name: 'rewards.saveReloadRule', path: '/console/rewards/rule/reload' },
  saveLossRule: { ...rule, name: 'rewards.saveLossRule', path: '/console/rewards/rule/loss' },
  saveRegistrationRule: {
    ...rule,
    name: 'rewards.saveRegistrationRule',
    path: '/console/rewards/rule/registration',
  },
  savePacketRule: { ...rule, name: 'rewards.savePacketRule', path: '/console/rewards/rule/packet' },
  saveCustomRule: { ...rule, name: 'rewards.saveCustomRule', path: '/console/rewards/rule/custom' },
  movePromotion: {
    name: 'rewards.movePromotion',
    method: 'POST',
    path: '/console/rewards/promotion/status',
    module,
    access: 'operator:changeRewards',
    refusals: [
      'rewards.promotion_unknown',
      'rewards.promotion_moved_on',
      'rewards.promotion_invalid',
    ],
  },
  /** What a claim is expected to cost by what its rollover brings back. */
  simulatePromotion: {
    name: 'rewards.simulatePromotion',
    method: 'GET',
    path: '/console/rewards/promotion/simulation',
    module,
    access: 'operator:readRewards',
    refusals: ['rewards.promotion_unknown'],
  },
  searchClaims: {
    name: 'rewards.searchClaims',
    method: 'GET',
    path: '/console/rewards/claims',
    module,
    access: 'operator:readRewards',
    refusals: [],
  },
  readClaim: {
    name: 'rewards.readClaim',
    method: 'GET',
    path: '/console/rewards/claim',
    module,
    access: 'operator:readRewards',
    refusals: ['rewards.claim_unknown'],
  },
  readClaimImage: {
    name: 'rewards.readClaimImage',
    method: 'GET',
    path: '/console/rewards/claim/image',
    module,
    access: 'operator:reviewRewards',
    refusals: ['rewards.claim_unknown', 'rewards.promotion_image_unknown'],
  },
  approveClaim: {
    name: 'rewards.approveClaim',
    method: 'POST',
    path: '/console/rewards/claim/approval',
    module,
    access: 'operator:reviewRewards',
    refusals: [
      'rewards.claim_unknown',
      'rewards.claim_moved_on',
      'rewards.claim_amount',
      'rewards.promotion_not_for_you',
      'rewards.promotion_exclusive',
      'rewards.promotion_exhausted',
    ],
  },
  rejectClaim: {
    name: 'rewards.rejectClaim',
    method: 'POST',
    path: '/console/rewards/claim/rejection',
    module,
    access: 'operator:reviewRewards',
    refusals: ['rewards.claim_unknown', 'rewards.claim_moved_on'],
  },
  /** Takes back what was given, for abuse: never more than there is. */
  reverseClaim: {
    name: 'rewards.reverseClaim',
    method: 'POST',
    path: '/console/rewards/claim/reversal',
    module,
    access: 'operator:reviewRewards',
    refusals: ['rewards.claim_unknown', 'rewards.claim_moved_on', 'rewards.bonus_bets_open'],
  },
  searchComments: {
    name: 'rewards.searchComments',
    method: 'GET',
    path: '/console/rewards/comments',
    module,
    access: 'operator:readRewards',
    refusals: [],
  },
  decideComment: {
    name: 'rewards.decideComment',
    method: 'POST',
    path: '/console/rewards/comment',
    module,
    access: 'operator:changeRewards',
    refusals: ['rewards.comment_unknown'],
  },
} as const satisfies Endpoints<PromotionCode>;
