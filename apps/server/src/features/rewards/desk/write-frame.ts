import type { PromotionFrame } from '@maneki/contract/rewards/promotion-console-schemas';
import { writeAmount } from '@maneki/kernel/money';
import type { Promotion } from '../promotions/promotion.ts';

/** Everything of a promotion but its rule, as the form of the console has it. */
export const writeFrame = (promotion: Promotion): PromotionFrame => {
  const { audience, rollover, limits } = promotion;
  return {
    kind: promotion.kind,
    titles: { ...promotion.titles },
    texts: { ...promotion.texts },
    banner: promotion.banner,
    showFrom: promotion.showFrom.toISOString(),
    startAt: promotion.startAt.toISOString(),
    endAt: promotion.endAt?.toISOString() ?? null,
    applyMode: promotion.applyMode,
    reviewMode: promotion.reviewMode,
    vipMin: audience.vipMin,
    vipMax: audience.vipMax,
    labels: [...audience.labels],
    countries: [...audience.countries],
    registeredAfter: audience.registeredAfter,
    rolloverBase: rollover.base,
    rolloverMultiple: rollover.multiple,
    rolloverGroups: [...rollover.groups],
    rolloverMaxBetRu: rollover.maxBetRu,
    rolloverDays: rollover.days,
    ...limits,
    exclusiveGroup: promotion.exclusiveGroup,
    sort: promotion.sort,
  };
};

/** The same read back, onto the promotion that it changes. */
export const readFrame = (promotion: Promotion, frame: PromotionFrame): Promotion => ({
  ...promotion,
  kind: frame.kind,
  titles: frame.titles,
  texts: frame.texts,
  banner: frame.banner,
  showFrom: new Date(frame.showFrom),
  startAt: new Date(frame.startAt),
  endAt: frame.endAt === null ? null : new Date(frame.endAt),
  applyMode: frame.applyMode,
  reviewMode: frame.reviewMode,
  audience: {
    ...promotion.audience,
    vipMin: frame.vipMin,
    vipMax: frame.vipMax,
    labels: frame.labels,
    countries: frame.countries,
    registeredAfter: frame.registeredAfter,
  },
  rollover: {
    base: frame.rolloverBase,
    multiple: frame.rolloverMultiple,
    groups: frame.rolloverGroups,
    maxBetRu: frame.rolloverMaxBetRu,
    days: frame.rolloverDays,
  },
  limits: {
    perMember: frame.perMember,
    perDay: frame.perDay,
    perAddress: frame.perAddress,
    perDevice: frame.perDevice,
    total: frame.total,
    budgetRu: frame.budgetRu,
  },
  exclusiveGroup: frame.exclusiveGroup,
  sort: frame.sort,
});

/** A promotion as the console's list shows it. */
export const describeRow = (promotion: Promotion, title: string) => ({
  id: promotion.id,
  type: promotion.type,
  kind: promotion.kind,
  title,
  status: promotion.status,
  applyMode: promotion.applyMode,
  startAt: promotion.startAt.toISOString(),
  endAt: promotion.endAt?.toISOString() ?? null,
  claimed: promotion.claimed,
  spentRu: writeAmount(promotion.spent),
  budgetRu: promotion.limits.budgetRu,
  changedAt: promotion.changedAt.toISOString(),
  changedBy: promotion.changedBy,
});
