import { type Odds, oddsOf } from '@maneki/games/lottery/odds';
import type { Play, PlayType, Rows } from '@maneki/games/lottery/play';
import {
  linesOf,
  parseSelection,
  type Selection,
  type SelectionFault,
  unitsOf,
  writeRows,
} from '@maneki/games/lottery/selection';
import type { PrizeMode } from '@maneki/games/lottery/series';
import { largestPayout } from '@maneki/games/lottery/settle';

/** How a slip is played and paid: the same for all that is on it. */
export type SlipTerms = {
  readonly type: PlayType;
  readonly mode: PrizeMode;
  readonly series: number | undefined;
  readonly unitValue: bigint;
};

/** What a selection is bought for: a multiplier in tradition, a free stake for each unit in entertainment. */
export type Wager = { readonly multiplier: number; readonly stake: bigint };

export type Priced = {
  readonly selection: Selection;
  readonly units: number;
  readonly stake: bigint;
  readonly odds: Odds;
  /** What it pays at most. */
  readonly most: bigint;
  /** The same as it is held against limits, which know nothing of numbers that pay half. */
  readonly limited: bigint;
};

/** In tradition members choose their series where the mode has them; else all are paid alike. */
export const oddsAt = (play: Play, { type, mode, series }: SlipTerms): Odds =>
  oddsOf(play, { type, mode, series: mode === 'LOTT' || mode === 'ZY' ? series : undefined });

/** What each unit is bet for: a line that is drawn for several times has as many units. */
export const amountOf = ({ type, unitValue }: SlipTerms, wager: Wager): bigint =>
  type === 'TRADITION' ? unitValue * BigInt(wager.multiplier) : wager.stake;

/** What all lines of rows cost together and can win, or why they are none. */
export function priceRows(
  play: Play,
  rows: Rows,
  at: { readonly terms: SlipTerms; readonly wager: Wager; readonly halfPaid?: ReadonlySet<string> },
): Priced | SelectionFault {
  // Entertainment buys a ticket for each line; what they make together is counted as one choice.
  const read = parseSelection(play, 'TRADITION', writeRows(rows));
  if (!read.ok) return read.refusal.code as SelectionFault;
  const selection = read.value;
  const odds = oddsAt(play, at.terms);
  const amount = amountOf(at.terms, at.wager);
  const units = unitsOf(play, selection);
  const most = largestPayout(play, selection, { amount, odds });
  return {
    selection,
    units,
    stake: amount * BigInt(units),
    odds,
    most: isHalf(play, selection, at.halfPaid) ? most / 2n : most,
    limited: most,
  };
}

/** Whether nothing of a selection pays more than half. */
function isHalf(play: Play, selection: Selection, halfPaid: ReadonlySet<string> | undefined) {
  if (!halfPaid || halfPaid.size === 0) return false;
  for (const { key } of linesOf(play, selection)) if (!halfPaid.has(key)) return false;
  return true;
}

/** Which numbers of a selection are marked. */
export function namedIn(
  play: Play,
  selection: Selection,
  marked: ReadonlySet<string>,
): readonly string[] {
  if (marked.size === 0) return [];
  const keys = [...linesOf(play, selection)].map(({ key }) => key);
  return [...new Set(keys)].filter((key) => marked.has(key));
}

/** The lines of a selection, each written as a selection of its own. */
export function listLines(play: Play, selection: Selection): readonly string[] {
  const { form } = play.grammar;
  return [...linesOf(play, selection)].map(({ key }) => {
    if (form === 'OPTIONS') return key;
    return form === 'PLACES' ? key.replaceAll('-', '|') : key.replaceAll('-', ',');
  });
}

/** What of a stake comes back as a rebate of one's own: so many of two thousand. */
export const selfRebate = (stake: bigint, highest: number, chosen: number): bigint =>
  (stake * BigInt(Math.max(0, highest - chosen))) / 2_000n;
