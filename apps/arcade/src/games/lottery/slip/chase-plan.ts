import { MULTIPLIER_MAX } from './basket.ts';

/** How multipliers go on over the issues of a chase: ever the same, or doubled after so many. */
export type Progression = { readonly from: number; readonly doublesEvery: number | null };

export type PlannedIssue = { readonly no: number; readonly multiplier: number };

/** Multipliers for issues in their order. What would be more than the rules let is kept at that. */
export const planChase = (
  issues: readonly { readonly no: number }[],
  { from, doublesEvery }: Progression,
): readonly PlannedIssue[] =>
  issues.map(({ no }, at) => {
    const doublings = doublesEvery === null ? 0 : Math.floor(at / doublesEvery);
    return { no, multiplier: Math.min(MULTIPLIER_MAX, from * 2 ** Math.min(doublings, 10)) };
  });

/** What a player has chosen of a chase; multipliers that they changed by hand, by issue. */
export type ChaseChoice = Progression & {
  readonly count: number;
  readonly own: Readonly<Record<number, number>>;
};

/** The plan from an issue on. Whatever is heard of issues meanwhile, what was changed by hand stays with its issue. */
export function planFrom(
  issues: readonly { readonly no: number }[],
  first: number,
  { count, own, ...progression }: ChaseChoice,
): readonly PlannedIssue[] {
  const coming = issues.filter(({ no }) => no >= first).slice(0, count);
  if (coming.length < 2) return [];
  return planChase(coming, progression).map(({ no, multiplier }) => ({
    no,
    multiplier: own[no] ?? multiplier,
  }));
}

/** The factor of an issue multiplies what the slip costs once. */
export const chaseTotal = (plan: readonly PlannedIssue[], stake: bigint): bigint =>
  plan.reduce((sum, { multiplier }) => sum + stake * BigInt(multiplier), 0n);

/** Whether a ticket's own multiplier and that of an issue stay within the rules together. */
export const isWithinRules = (plan: readonly PlannedIssue[], ownMultipliers: readonly number[]) =>
  Math.max(1, ...ownMultipliers) * Math.max(1, ...plan.map(({ multiplier }) => multiplier)) <=
  MULTIPLIER_MAX;
