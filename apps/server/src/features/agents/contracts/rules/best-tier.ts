import type { DailySalaryTerms, DividendTerms } from '@maneki/contract/agents/contract-terms';
import { parseAmount } from '@maneki/kernel/money';

/** What a team came to, as far as tiers ask about it. */
export type Reached = {
  readonly turnover: bigint;
  /** What the team lost, or the base of a dividend; negative where it won. */
  readonly net: bigint;
  readonly active: number;
};

type Conditions = {
  readonly minTurnover: bigint;
  readonly minNet: bigint | undefined;
  readonly minActive: number;
};

export const read = (text: string | undefined): bigint => parseAmount(text ?? '0') ?? 0n;

type AnyTier = DailySalaryTerms['tiers'][number] | DividendTerms['tiers'][number];

/** What a tier asks for; a loss that it does not ask for may be a win. */
export function conditionsOf(tier: AnyTier): Conditions {
  const net = 'minNet' in tier ? tier.minNet : tier.minNetLoss;
  return {
    minTurnover: read(tier.minTurnover),
    minNet: net === undefined ? undefined : read(net),
    minActive: tier.minActive,
  };
}

const holds = (tier: AnyTier, { turnover, net, active }: Reached): boolean => {
  const { minTurnover, minNet, minActive } = conditionsOf(tier);
  return turnover >= minTurnover && active >= minActive && (minNet === undefined || net >= minNet);
};

/** The tier with the highest rate whose conditions all hold, by its place; it applies to the whole base. */
export function bestTier(tiers: readonly AnyTier[], reached: Reached): number | undefined {
  let best: number | undefined;
  for (const [place, tier] of tiers.entries())
    if (holds(tier, reached) && (best === undefined || tier.ratePpm > tiers[best]!.ratePpm))
      best = place;
  return best;
}
