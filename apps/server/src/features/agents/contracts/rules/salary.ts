import { CONTRACT_GROUPS, type ContractGroup } from '@maneki/contract/agents/contract';
import type { DailySalaryTerms, HourlySalaryTerms } from '@maneki/contract/agents/contract-terms';
import { amountOf, least, orNothing } from './amount.ts';
import { bestTier, read } from './best-tier.ts';

export type ByGroup = Readonly<Partial<Record<ContractGroup, bigint>>>;

export const sumOf = (amounts: ByGroup, groups: readonly ContractGroup[]): bigint =>
  groups.reduce((sum, group) => sum + (amounts[group] ?? 0n), 0n);

/** Turnover without what an hourly salary was paid for, group by group. */
export function withoutPaid(turnover: ByGroup, paid: ByGroup): ByGroup {
  const left: Partial<Record<ContractGroup, bigint>> = {};
  for (const group of CONTRACT_GROUPS) {
    const all = turnover[group] ?? 0n;
    if (all > 0n) left[group] = all - least(all, paid[group] ?? 0n);
  }
  return left;
}

export type Salary = {
  readonly turnover: bigint;
  readonly tier: number | undefined;
  readonly ratePpm: number;
  readonly amount: bigint;
};

/** What a day's team brings its agent. */
export function dailySalary(
  terms: DailySalaryTerms,
  team: { readonly turnover: ByGroup; readonly net: bigint; readonly active: number },
  currency: string,
): Salary {
  const turnover = sumOf(team.turnover, terms.groups);
  const tier = bestTier(terms.tiers, { turnover, net: team.net, active: team.active });
  const ratePpm = tier === undefined ? 0 : terms.tiers[tier]!.ratePpm;
  const gross = amountOf(turnover, ratePpm, currency);
  const capped =
    terms.capPerDay === undefined
      ? gross
      : orNothing(least(gross, read(terms.capPerDay)), currency);
  return { turnover, tier, ratePpm, amount: capped };
}

/** What an hour's team brings its agent, who has had so much of the same day before. */
export function hourlySalary(
  terms: HourlySalaryTerms,
  { turnover: byGroup, before }: { readonly turnover: ByGroup; readonly before: bigint },
  currency: string,
): Salary {
  const turnover = sumOf(byGroup, terms.groups);
  const isReached = turnover > 0n && turnover >= read(terms.minTurnover);
  const ratePpm = isReached ? terms.ratePpm : 0;
  const left = read(terms.capPerDay) - before;
  const cap = least(read(terms.capPerHour), left > 0n ? left : 0n);
  const amount = orNothing(least(amountOf(turnover, ratePpm, currency), cap), currency);
  return { turnover, tier: isReached ? 0 : undefined, ratePpm, amount };
}
