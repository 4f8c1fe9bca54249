import type { BoughtTicket, Slip } from '@maneki/contract/house/lottery';
import type { BetLine } from '@maneki/contract/play/bet-text';
import { readOdds } from '@maneki/games/lottery/odds';
import { writeAmount } from '@maneki/kernel/money';
import type { KindFacts } from '../round.ts';

/** What each ticket of a slip plays and has chosen. */
export function describeSlip(facts: KindFacts): readonly BetLine[] {
  const { tickets } = facts as KindFacts & Slip;
  return tickets.map(({ play: code, selection: chosen, multiplier, stake, odds }) => ({
    code,
    chosen,
    multiplier,
    ...(tickets.length > 1 ? { stake } : {}),
    odds: shownOdds(odds),
  }));
}

/** A play of several prizes says what each gives back; one with a prize for each of its many options is not told. */
const PRIZES_SHOWN = 3;
const UNITS = 10_000n;

function shownOdds(written: BoughtTicket['odds']): string | undefined {
  const odds = readOdds(written);
  if (odds.length > PRIZES_SHOWN) return undefined;
  // Cut, not rounded: nobody reads more than there is.
  return odds
    .map(({ numerator, denominator }) => writeAmount((numerator * UNITS) / denominator))
    .join('/');
}

/** The numbers as they were drawn. */
export const describeDrawn = (outcome: KindFacts): string =>
  (outcome as { readonly result: readonly string[] }).result.join(' ');
