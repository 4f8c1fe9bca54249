import { add, type Fraction, fraction, multiply, ZERO } from '../exact/fraction.ts';
import type { Play } from './play.ts';
import { linesOf, type Selection } from './selection.ts';

/** Whoever covers more of a play than this in one issue risks next to nothing, and turns nothing over. */
const COVERED_MOST = fraction(70, 100);

/**
 * Which share of a play all selections of a member cover together. Where no two lines win at once it is the
 * share of results that let one of them win. Elsewhere such a share says little: five numbers of a hundred hit one
 * of 27 prizes three times in four, and lose money. There it is the share of the play's lines.
 */
export function coverageOf(play: Play, selections: readonly Selection[]): Fraction {
  const { grammar, prizes } = play;
  const lines = new Set<string>();
  const linesAt = prizes.map(() => 0);
  for (const selection of selections)
    for (const line of linesOf(play, selection)) {
      if (lines.has(line.key)) continue;
      lines.add(line.key);
      for (const prize of line.prizes) linesAt[prize]! += 1;
    }
  if (grammar.shareOfResults) return grammar.shareOfResults(lines);
  if (!grammar.isExclusive) return fraction(lines.size, grammar.linesInAll);
  return prizes.reduce(
    (share, { chance }, prize) => add(share, multiply(chance, fraction(linesAt[prize]!))),
    ZERO,
  );
}

export function countsAsTurnover(play: Play, selections: readonly Selection[]): boolean {
  const covered = coverageOf(play, selections);
  return (
    covered.numerator * COVERED_MOST.denominator <= COVERED_MOST.numerator * covered.denominator
  );
}
