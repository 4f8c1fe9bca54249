import { LANGUAGES } from '@maneki/contract/language';
import {
  MODES_OF_TYPE,
  type PromotionKind,
  type PromotionType,
  type RolloverTerms,
} from '@maneki/contract/rewards/promotion';
import type { PromotionRules, TypedRule } from '@maneki/contract/rewards/promotion-rules';
import type { Promotion, Texts } from './promotion.ts';

/** What promotions of a type usually say. */
const USUAL: {
  readonly [Type in PromotionType]: {
    readonly kind: PromotionKind;
    readonly rule: PromotionRules[Type];
    readonly rollover: Pick<RolloverTerms, 'base' | 'multiple' | 'days'>;
  };
} = {
  DEPOSIT_BONUS: {
    kind: 'WELCOME',
    rule: { ratePpm: 1_000_000, capRu: 100, minDepositRu: 10, nth: 1 },
    rollover: { base: 'DEPOSIT_PLUS_BONUS', multiple: 20, days: 30 },
  },
  RELOAD: {
    kind: 'DEPOSIT',
    rule: { ratePpm: 100_000, capRu: 50, minDepositRu: 10 },
    rollover: { base: 'DEPOSIT_PLUS_BONUS', multiple: 12, days: 30 },
  },
  LOSS_REBATE: {
    kind: 'CASHBACK',
    rule: { tiers: ['50:30000', '500:50000', '5000:80000'], capRu: null },
    rollover: { base: 'BONUS', multiple: 1, days: null },
  },
  REG_BONUS: {
    kind: 'WELCOME',
    rule: { amountRu: 2, maxCashOutRu: 20 },
    rollover: { base: 'BONUS', multiple: 10, days: 30 },
  },
  RED_PACKET: {
    kind: 'EVENT',
    rule: {
      ...{ times: ['20:00', '22:00'], openMinutes: 10, packets: 500 },
      ...{ totalRu: 500, minTenths: 1, maxRu: 50, minDepositRu: 10 },
    },
    rollover: { base: 'BONUS', multiple: 1, days: null },
  },
  CUSTOM: {
    kind: 'EVENT',
    rule: { maximumRu: 20 },
    rollover: { base: 'BONUS', multiple: 5, days: 30 },
  },
};

/** No stake above this counts while a bonus is to be staked. */
const MAX_BET_RU = 20;

const inEveryLanguage = (text: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Texts;

/** A promotion that nobody sees yet, with what its type usually says. */
export function beginPromotion(wish: {
  readonly id: string;
  readonly merchantCode: string;
  readonly type: PromotionType;
  readonly title: string;
  readonly by: string;
  readonly now: Date;
}): Promotion {
  const { id, merchantCode, type, title, by, now } = wish;
  const { kind, rule, rollover } = USUAL[type];
  return {
    ...({ type, rule } as TypedRule),
    id,
    merchantCode,
    kind,
    titles: inEveryLanguage(title),
    texts: inEveryLanguage(title),
    banner: 'art:bannerWelcome',
    showFrom: now,
    startAt: now,
    endAt: null,
    audience: {
      ...{ types: [], vipMin: null, vipMax: null, labels: [], countries: [] },
      registeredAfter: null,
    },
    applyMode: MODES_OF_TYPE[type][0],
    reviewMode: type === 'CUSTOM' ? 'MANUAL' : 'AUTO',
    rollover: { ...rollover, groups: [], maxBetRu: MAX_BET_RU },
    limits: {
      ...{ perMember: null, perDay: null, perAddress: null, perDevice: null },
      ...{ total: null, budgetRu: null },
    },
    exclusiveGroup: null,
    status: 'DRAFT',
    sort: 100,
    changedAt: now,
    changedBy: by,
    claimed: 0,
    spent: 0n,
  };
}
