import { BONUS_CONTRIBUTION_PPM } from '@maneki/contract/cashier/rollover';
import type { Language } from '@maneki/contract/language';
import { CATEGORIES } from '@maneki/contract/play/tickets';
import { readTier } from '@maneki/contract/rewards/promotion';
import type {
  PromotionGift,
  PromotionSummary,
  PromotionTerms,
} from '@maneki/contract/rewards/promotion-schemas';
import { type Currency, fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { potOf } from '../packets/round.ts';
import { referenceIn } from '../reference-amount.ts';
import type { Promotion } from './promotion.ts';

/** A promotion as lists show it. */
export const summarise = (promotion: Promotion, language: Language): PromotionSummary => ({
  id: promotion.id,
  type: promotion.type,
  kind: promotion.kind,
  title: promotion.titles[language],
  banner: promotion.banner,
  applyMode: promotion.applyMode,
  startsAt: promotion.startAt.toISOString(),
  endsAt: promotion.endAt?.toISOString() ?? null,
});

/** What it gives, in somebody's money. */
export function describeGift(promotion: Promotion, currency: Currency): PromotionGift {
  const write = (units: number) => writeAmount(fromReferenceUnits(units, currency));
  switch (promotion.type) {
    case 'DEPOSIT_BONUS':
    case 'RELOAD': {
      const { type, rule } = promotion;
      const nth = type === 'DEPOSIT_BONUS' ? promotion.rule.nth : null;
      const { ratePpm, capRu, minDepositRu } = rule;
      return { type, ratePpm, cap: write(capRu), minimum: write(minDepositRu), nth };
    }
    case 'LOSS_REBATE': {
      const { tiers, capRu } = promotion.rule;
      const written = tiers
        .map(readTier)
        .sort((left, right) => left.fromRu - right.fromRu)
        .map(({ fromRu, ratePpm }) => ({ from: write(fromRu), ratePpm }));
      return { type: promotion.type, tiers: written, cap: capRu === null ? null : write(capRu) };
    }
    case 'REG_BONUS': {
      const { amountRu, maxCashOutRu: most } = promotion.rule;
      const maxCashOut = most === null ? null : write(most);
      return { type: promotion.type, amount: write(amountRu), maxCashOut };
    }
    case 'RED_PACKET': {
      const { times, packets, minDepositRu, openMinutes } = promotion.rule;
      const { min, max } = potOf(promotion.rule);
      return {
        ...{ type: promotion.type, times, packets, openMinutes },
        least: writeAmount(referenceIn(min, currency)),
        most: writeAmount(referenceIn(max, currency)),
        minimum: write(minDepositRu),
      };
    }
    case 'CUSTOM':
      return { type: promotion.type, maximum: write(promotion.rule.maximumRu) };
  }
}

/** What has to be staked for it, and what counts how much. */
export const describeTerms = ({ rollover }: Promotion, currency: Currency): PromotionTerms => ({
  base: rollover.base,
  multiple: rollover.multiple,
  games: CATEGORIES.filter(
    (category) => rollover.groups.length === 0 || rollover.groups.includes(category),
  ).map((category) => ({ category, sharePpm: Number(BONUS_CONTRIBUTION_PPM[category]) })),
  maxBet:
    rollover.maxBetRu === null
      ? null
      : writeAmount(fromReferenceUnits(rollover.maxBetRu, currency)),
  days: rollover.days,
});
