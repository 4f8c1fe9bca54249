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
  /** The row of a bonus that stands for this one, too: a deposit that is staked jointly with it. */
  readonly jointId: string | null;
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

/** Those that somebody has to play by themselves: a deposit's row is part of the open one that it is joint with. */
export function withoutJoint(open: readonly Rollover[]): Rollover[] {
  const ids = new Set(open.filter(({ status }) => status === 'OPEN').map(({ id }) => id));
  return open.filter(
    ({ status, jointId }) => status !== 'OPEN' || jointId === null || !ids.has(jointId),
  );
}

/**
 * Applies decided bets, in their order, to the open rows of a member: to the oldest first, and what that
 * one has no use for to the next. A deposit and the bonus that it is joint with are given the same bets.
 * Answers what reached which row.
 */
export function applyTurnover(
  open: readonly Rollover[],
  bets: readonly DecidedBet[],
): Contribution[] {
  const places = open
    .toSorted((left, right) => (left.seq < right.seq ? -1 : 1))
    .map((row) => ({ row, missing: row.required - row.done }));
  const ids = new Set(places.map(({ row }) => row.id));
  const contributions: Contribution[] = [];
  for (const bet of bets) {
    let left = bet.turnover;
    /** What deposits have had of the bet, by the bonus that they are joint with. */
    const shared = new Map<string, bigint>();
    for (const place of places) {
      if (left <= 0n) break;
      const { row } = place;
      const { turnover, counted } = fill(place, bet, left);
      if (turnover > 0n) contributions.push({ rolloverId: row.id, bet, turnover, counted });
      place.missing -= counted;
      if (row.jointId !== null && ids.has(row.jointId)) shared.set(row.jointId, turnover);
      else left -= larger(turnover, shared.get(row.id) ?? 0n);
    }
  }
  return contributions;
}

const larger = (one: bigint, other: bigint): bigint => {
  const isOther = other > one;
  return isOther ? other : one;
};

/** How much of what is left of a bet a row takes. */
function fill(
  { row, missing }: { readonly row: Rollover; readonly missing: bigint },
  bet: DecidedBet,
  left: bigint,
): Pick<Contribution, 'turnover' | 'counted'> {
  if (missing === 0n || !takes(row, bet)) return { turnover: 0n, counted: 0n };
  const ppm = contributionPpm(row.source, bet.category);
  // As much as fills the row, rounded up: what is missing is then certainly there.
  const filling = (missing * WHOLE_PPM + ppm - 1n) / ppm;
  if (filling <= left) return { turnover: filling, counted: missing };
  return { turnover: left, counted: (left * ppm) / WHOLE_PPM };
}

/** What becomes of an open row when nothing is left to play with: a bonus is lost, the rest is let go. */
export const clearedState = (source: RolloverSource): 'CLEARED' | 'FORFEITED' =>
  source === 'BONUS' ? 'FORFEITED' : 'CLEARED';
