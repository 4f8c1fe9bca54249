import { hasRight, type MemberType } from '@maneki/contract/identity/member-types';
import type { PromotionAudience } from '@maneki/contract/rewards/promotion';

/** What decides whether a promotion is meant for somebody. */
export type Claimant = {
  readonly memberId: string;
  readonly type: MemberType;
  readonly vipLevel: number;
  readonly labels: readonly string[];
  readonly countryCode: string | null;
  readonly registeredAt: Date;
  readonly isMobileVerified: boolean;
  /** They stay away from playing. */
  readonly isAway: boolean;
};

export function isFor(audience: PromotionAudience, who: Claimant): boolean {
  const { types, vipMin, vipMax, labels, countries, registeredAfter } = audience;
  if (!hasRight(who.type, 'cash') || who.isAway) return false;
  if (types.length > 0 && !types.includes(who.type)) return false;
  if (vipMin !== null && who.vipLevel < vipMin) return false;
  if (vipMax !== null && who.vipLevel > vipMax) return false;
  if (labels.length > 0 && !labels.some((label) => who.labels.includes(label))) return false;
  if (countries.length > 0 && !countries.includes(who.countryCode ?? '')) return false;
  return registeredAfter === null || who.registeredAt >= new Date(registeredAfter);
}
