import { type ApplyMode, MODES_OF_TYPE } from '@maneki/contract/rewards/promotion';
import type { PromotionFrame } from '@maneki/contract/rewards/promotion-console-schemas';
import type { PromotionRules, TypedRule } from '@maneki/contract/rewards/promotion-rules';
import { isShareable } from '../packets/lucky-split.ts';
import { potOf } from '../packets/round.ts';
import type { Promotion } from '../promotions/promotion.ts';

/** Which field does not go with the others; undefined where all do. */
export function findFault(promotion: Promotion): keyof PromotionFrame | undefined {
  const { type, startAt, endAt, showFrom, audience, rollover } = promotion;
  const modes: readonly ApplyMode[] = MODES_OF_TYPE[type];
  if (!modes.includes(promotion.applyMode)) return 'applyMode';
  // An operator says how much: there is nothing that could be given without one.
  if (type === 'CUSTOM' && promotion.reviewMode !== 'MANUAL') return 'reviewMode';
  if (endAt !== null && endAt <= startAt) return 'endAt';
  if (showFrom > startAt) return 'showFrom';
  if (audience.vipMin !== null && audience.vipMax !== null && audience.vipMax < audience.vipMin)
    return 'vipMax';
  // Only what comes with a deposit can be reckoned from one.
  if (rollover.base !== 'BONUS' && promotion.applyMode !== 'DEPOSIT_SELECT') return 'rolloverBase';
  return undefined;
}

/** Which field of a rule does not go with the others. */
export function findRuleFault({
  type,
  rule,
}: TypedRule): keyof PromotionRules['RED_PACKET'] | undefined {
  return type === 'RED_PACKET' && !isShareable(potOf(rule)) ? 'totalRu' : undefined;
}
