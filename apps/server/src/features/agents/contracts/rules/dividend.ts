import {
  CONTRACT_GROUPS,
  type ContractGroup,
  type DividendCarry,
} from '@maneki/contract/agents/contract';
import type { DividendTerms, FeeRules } from '@maneki/contract/agents/contract-terms';
import { takePpm } from '@maneki/kernel/money';
import { amountOf } from './amount.ts';
import { bestTier } from './best-tier.ts';
import type { ByGroup } from './salary.ts';

/** What a team did in a period, without its agent. */
export type PeriodFigures = {
  readonly stake: ByGroup;
  /** Without what pools paid. */
  readonly payout: ByGroup;
  readonly rebates: bigint;
  readonly promotions: bigint;
  readonly salaries: bigint;
  readonly deposits: bigint;
};

/** What was played of one group of games, and what its vendors take. */
export type GameNet = {
  readonly group: ContractGroup;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly vendorFee: bigint;
};

export type Net = {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly ggr: bigint;
  readonly depositFee: bigint;
  readonly vendorFee: bigint;
  readonly net: bigint;
  readonly games: readonly GameNet[];
};

/** What is left of a team's play: what it lost, without what it was given and what playing costs the company. */
export function netOf(figures: PeriodFigures, fees: FeeRules): Net {
  const games = CONTRACT_GROUPS.map((group) => netOfGames(group, figures, fees));
  const sum = (name: 'stake' | 'payout' | 'vendorFee') =>
    games.reduce((total, game) => total + game[name], 0n);
  const [stake, payout, vendorFee] = [sum('stake'), sum('payout'), sum('vendorFee')];
  const ggr = stake - payout;
  const depositFee = takePpm(figures.deposits, BigInt(fees.depositPpm));
  const given = figures.rebates + figures.promotions + figures.salaries;
  const net = ggr - given - depositFee - vendorFee;
  return { stake, payout, ggr, depositFee, vendorFee, net, games };
}

function netOfGames(group: ContractGroup, figures: PeriodFigures, fees: FeeRules): GameNet {
  const stake = figures.stake[group] ?? 0n;
  // What went into pools counts in place of what pools paid.
  const pooled = group === 'RNG' ? takePpm(stake, BigInt(fees.jackpotPpm)) : 0n;
  const payout = (figures.payout[group] ?? 0n) + pooled;
  const won = stake - payout;
  const ppm = fees.vendorPpmOf[group] ?? fees.vendorPpm;
  return { group, stake, payout, vendorFee: won > 0n ? takePpm(won, BigInt(ppm)) : 0n };
}

/** What of an earlier loss comes into a period: a month's losses end with it. */
export function carryInto(
  carry: DividendCarry,
  before: { readonly carryOut: bigint; readonly firstDay: string } | undefined,
  firstDay: string,
): bigint {
  if (!before || carry === 'NONE') return 0n;
  const isSameMonth = before.firstDay.slice(0, 7) === firstDay.slice(0, 7);
  return carry === 'MONTH' && !isSameMonth ? 0n : before.carryOut;
}

export type Dividend = {
  readonly base: bigint;
  readonly tier: number | undefined;
  readonly ratePpm: number;
  readonly amount: bigint;
  readonly carryOut: bigint;
};

/** What a period brings its agent, and what of its loss goes on. */
export function dividendOf(
  terms: DividendTerms,
  team: {
    readonly net: bigint;
    readonly carryIn: bigint;
    readonly turnover: bigint;
    readonly active: number;
  },
  currency: string,
): Dividend {
  const base = team.net + team.carryIn;
  const reached = { turnover: team.turnover, net: base, active: team.active };
  const tier = base > 0n ? bestTier(terms.tiers, reached) : undefined;
  const ratePpm = tier === undefined ? 0 : terms.tiers[tier]!.ratePpm;
  const carryOut = terms.carry === 'NONE' || base > 0n ? 0n : base;
  return { base, tier, ratePpm, amount: amountOf(base, ratePpm, currency), carryOut };
}
