import type { GameKind } from '@maneki/contract/house/schemas';
import { type BetLine, writeBet } from '@maneki/contract/play/bet-text';
import type { KindFacts, Round } from '../round.ts';
import { describeDiceBet, describeRoll } from './describe-dice.ts';
import { describeDrawn, describeSlip } from './describe-slip.ts';
import { describeReels } from './describe-spin.ts';
import { describeCards, describeSpots } from './describe-spots.ts';

/** How a kind of game tells records what was bet and what came of it. */
type KindRecord = {
  /** Nothing where nothing is chosen. */
  readonly bet?: (bet: KindFacts) => readonly BetLine[];
  readonly result: (outcome: KindFacts) => string;
};

const KINDS: { readonly [Kind in GameKind]: KindRecord } = {
  slots: { result: describeReels },
  dice: { bet: describeDiceBet, result: describeRoll },
  'dragon-tiger': { bet: describeSpots, result: describeCards },
  lottery: { bet: describeSlip, result: describeDrawn },
};

/** As the protocol takes them. */
const ODDS_MAX = 20;
const RESULT_MAX = 500;

/** What was bet, by codes that records put into words; the odds stand apart where all of it has the same. */
export function describeBet({ kind, bet }: Pick<Round, 'kind' | 'bet'>): {
  readonly selection?: string;
  readonly odds?: string;
} {
  const lines = bet && KINDS[kind].bet?.(bet);
  if (!lines || lines.length === 0) return {};
  const [first, ...others] = lines;
  const shared = others.every(({ odds }) => odds === first!.odds) ? first!.odds : undefined;
  if (shared === undefined || shared.length > ODDS_MAX) return { selection: writeBet(lines) };
  const bare = lines.map(({ odds: _, ...line }) => line);
  return { selection: writeBet(bare), odds: shared };
}

/** What came of it, as the game shows it. */
export const describeResult = (kind: GameKind, outcome: KindFacts): string =>
  KINDS[kind].result(outcome).slice(0, RESULT_MAX);
