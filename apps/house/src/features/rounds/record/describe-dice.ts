import type { BetLine } from '@maneki/contract/play/bet-text';
import { type DiceBet, multiplierOf } from '@maneki/games/dice/dice';
import { writeAmount } from '@maneki/kernel/money';
import type { KindFacts } from '../round.ts';

/** Hundredths, as the game shows them. */
const write = (hundredths: number): string => (hundredths / 100).toFixed(2);

export function describeDiceBet(facts: KindFacts): readonly BetLine[] {
  const bet = facts as KindFacts & DiceBet;
  const odds = writeAmount(BigInt(multiplierOf(bet)));
  return [{ code: bet.side, chosen: write(bet.target), odds }];
}

export const describeRoll = (outcome: KindFacts): string =>
  write((outcome as { readonly roll: number }).roll);
