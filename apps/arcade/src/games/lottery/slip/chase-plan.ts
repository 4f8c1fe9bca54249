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

/** The factor of an issue multiplies what the slip costs once. */
export const chaseTotal = (plan: readonly PlannedIssue[], stake: bigint): bigint =>
  plan.reduce((sum, { multiplier }) => sum + stake * BigInt(multiplier), 0n);

/** Whether a ticket's own multiplier and that of an issue stay within the rules together. */
export const isWithinRules = (plan: readonly PlannedIssue[], ownMultipliers: readonly number[]) =>
  Math.max(1, ...ownMultipliers) * Math.max(1, ...plan.map(({ multiplier }) => multiplier)) <=
  MULTIPLIER_MAX;

export const changePlanned = (
  plan: readonly PlannedIssue[],
  no: number,
  multiplier: number,
): readonly PlannedIssue[] => plan.map((issue) => (issue.no === no ? { no, multiplier } : issue));
