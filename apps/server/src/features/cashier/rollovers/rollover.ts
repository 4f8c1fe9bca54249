import {
  BONUS_CONTRIBUTION_PPM,
  type RolloverSource,
  type RolloverState,
} from '@maneki/contract/cashier/rollover';
import type { Category } from '@maneki/contract/play/tickets';

/** Money that has to be played before it may leave. */
export type Rollover = {
  readonly id: string;
  /** The order in which rows were opened, which is that in which bets go to them. */
  readonly seq: bigint;
  readonly memberId: string;
  readonly currency: string;
  readonly source: RolloverSource;
  readonly principal: bigint;
  readonly multiple: number;
  readonly required: bigint;
  readonly done: bigint;
  /** The categories whose bets it takes; none named are all of them. */
  readonly groups: readonly Category[];
  readonly maxBet: bigint | null;
  readonly status: RolloverState;
  readonly openedAt: Date;
  readonly endedAt: Date | null;
};

/** A decided bet, as far as rows look at it. */
export type DecidedBet = {
  readonly providerCode: string;
  readonly txId: string;
  readonly currency: string;
  readonly category: Category;
  readonly stake: bigint;
  readonly turnover: bigint;
  readonly settledAt: Date;
};

/** What a bet brought a row: so much of its turnover reached it, and so much of that counted. */
export type Contribution = {
  readonly rolloverId: string;
  readonly bet: DecidedBet;
  readonly turnover: bigint;
  readonly counted: bigint;
};

const WHOLE_PPM = 1_000_000n;

/** How much of a bet counts for a row, in parts per million. */
export const contributionPpm = (source: RolloverSource, category: Category): bigint =>
  source === 'BONUS' ? BONUS_CONTRIBUTION_PPM[category] : WHOLE_PPM;

/** Whether a row looks at a bet at all. One that was decided before the row was opened is no play with its money. */
export const takes = (
  row: Pick<Rollover, 'currency' | 'groups' | 'maxBet' | 'openedAt'>,
  bet: DecidedBet,
): boolean =>
  row.currency === bet.currency &&
  (row.groups.length === 0 || row.groups.includes(bet.category)) &&
  (row.maxBet === null || bet.stake <= row.maxBet) &&
  row.openedAt <= bet.settledAt;

/**
 * Applies decided bets, in their order, to the open rows of a member: to the oldest first, and what that
 * one has no use for to the next. Answers what reached which row.
 */
export function applyTurnover(
  open: readonly Rollover[],
  bets: readonly DecidedBet[],
): Contribution[] {
  const rows = open
    .toSorted((left, right) => (left.seq < right.seq ? -1 : 1))
    .map((row) => ({ row, missing: row.required - row.done }));
  const contributions: Contribution[] = [];
  for (const bet of bets) {
    let left = bet.turnover;
    for (const place of rows) {
      if (left <= 0n) break;
      const { row, missing } = place;
      if (missing === 0n || !takes(row, bet)) continue;
      const ppm = contributionPpm(row.source, bet.category);
      // As much as fills the row, rounded up: what is missing is then certainly there.
      const filling = (missing * WHOLE_PPM + ppm - 1n) / ppm;
      const isFilled = filling <= left;
      const turnover = isFilled ? filling : left;
      const counted = isFilled ? missing : (turnover * ppm) / WHOLE_PPM;
      left -= turnover;
      place.missing -= counted;
      contributions.push({ rolloverId: row.id, bet, turnover, counted });
    }
  }
  return contributions;
}

/** What becomes of an open row when nothing is left to play with: a bonus is lost, the rest is let go. */
export const clearedState = (source: RolloverSource): 'CLEARED' | 'FORFEITED' =>
  source === 'BONUS' ? 'FORFEITED' : 'CLEARED';
